/// The reason why a drawing is not published.
package struct DrawingProblem: Error, Hashable, Sendable {
    /// The reason as the end of a sentence: `it has an event, 'onload'`.
    package let reason: String
    /// The offset in bytes.
    package let offset: Int
    /// Whether the file is not an SVG in UTF-8.
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

/// A quotation from the file, shortened.
func quoted(_ text: String) -> String { text.count > 60 ? "'\(text.prefix(57))…'" : "'\(text)'" }
