/// Why a drawing is not published.
package struct DrawingProblem: Error, Hashable, Sendable {
    /// A sentence without its end: `it has an event, 'onload'`.
    package let reason: String
    /// In bytes.
    package let offset: Int
    /// Whether it is no SVG in UTF-8 at all.
    package let isNoDrawing: Bool

    init(_ reason: String, at offset: Int, isNoDrawing: Bool = false) {
        self.reason = reason
        self.offset = offset
        self.isNoDrawing = isNoDrawing
    }

    package static let hint = """
        a drawing is an SVG file in UTF-8 that holds shapes, text and pictures within it: no scripts, no events, and nothing of \
        other files or hosts
        """
}

/// Quotes something of a file: as much as tells it.
func quoted(_ text: String) -> String { text.count > 60 ? "'\(text.prefix(57))…'" : "'\(text)'" }
