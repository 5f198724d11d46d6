import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// A theme's settings for layout environments: the size class thresholds and the insets of sections.
package struct ThemeSurroundings: Hashable, Sendable {
    package var sizeClasses = SizeClassThresholds()
    /// The margin at both sides for `layoutMargins`, in points.
    package var layoutMargins = 16.0
    /// The maximum width for `readableContent`, in points, or `nil` for the width between the margins.
    package var readableWidth: Double? = 672
    /// The reference of content insets for sections that do not name one.
    package var contentInsetsReference = ContentInsetsReference.safeArea

    static let keys = ["sizeClasses", "layoutMargins", "readableWidth", "contentInsetsReference"]
    static let sizeClassKeys = ["regularWidth", "regularHeight"]

    /// Reads one of ``keys``.
    mutating func read(_ entry: Entry, in source: SourceText, _ diagnostics: inout [Diagnostic]) {
        switch entry.key {
        case "sizeClasses": readSizeClasses(entry, in: source, &diagnostics)
        case "layoutMargins":
            if let points = points(entry, in: source, &diagnostics) { layoutMargins = points }
        case "readableWidth":
            if entry.value.text == "none" {
                readableWidth = nil
            } else if let points = points(entry, in: source, &diagnostics) {
                readableWidth = points
            }
        default:
            readReference(entry.value, in: source, &diagnostics)
        }
    }

    private mutating func readSizeClasses(_ entry: Entry, in source: SourceText, _ diagnostics: inout [Diagnostic]) {
        guard let classes = entry.value.entries else {
            diagnostics.append(
                Diagnostic(
                    .error, id: "theme.bad-size-classes", "'sizeClasses' must be a map of widths and heights in points",
                    hint: "write 'sizeClasses: { regularWidth: 600, regularHeight: 480 }'", in: source,
                    at: entry.value.position))
            return
        }
        for entry in classes {
            switch entry.key {
            case "regularWidth":
                if let points = points(entry, in: source, &diagnostics) { sizeClasses.regularWidth = points }
            case "regularHeight":
                if let points = points(entry, in: source, &diagnostics) { sizeClasses.regularHeight = points }
            default:
                diagnostics.append(unknownKey(entry, among: Self.sizeClassKeys, of: "sizeClasses", in: source))
            }
        }
    }

    private mutating func readReference(_ value: Value, in source: SourceText, _ diagnostics: inout [Diagnostic]) {
        let references: [ContentInsetsReference] = [.none, .safeArea, .layoutMargins, .readableContent]
        if let reference = references.first(where: { $0.rawValue == value.text }) {
            contentInsetsReference = reference
            return
        }
        let names = references.map(\.rawValue)
        let meant = value.text.flatMap { suggestion(for: $0, among: names) }.map { " (did you mean '\($0)'?)" } ?? ""
        diagnostics.append(
            Diagnostic(
                .error, id: "theme.bad-insets-reference", "this is not a reference of content insets\(meant)",
                hint: "write one of \(names.joined(separator: ", "))", in: source, at: value.position))
    }
}
