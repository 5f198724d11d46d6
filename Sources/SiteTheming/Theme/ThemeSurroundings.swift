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

    static let keys = [
        KeyTable.Key("sizeClasses", .map { sizeClassTable }, "Widths and heights from which size classes are regular."),
        KeyTable.Key("layoutMargins", .number, "Points at both sides of sections that keep the layout margins."),
        KeyTable.Key(
            "readableWidth", .either([.number, .words(["none"])]),
            "Largest width in points of sections with readable content, or 'none'."),
        KeyTable.Key(
            "contentInsetsReference", .words(references.map(\.rawValue)),
            "Place that the insets of sections count from, if they do not name one."),
    ]
    private static let sizeClassTable = KeyTable(
        "theme-sizeClasses",
        [
            KeyTable.Key("regularWidth", .number, "Points from which a layout has regular width."),
            KeyTable.Key("regularHeight", .number, "Points from which a window has regular height."),
        ])
    private static let references: [ContentInsetsReference] = [.none, .safeArea, .layoutMargins, .readableContent]

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
        for entry in known(classes, in: Self.sizeClassTable, of: "sizeClasses", in: source, &diagnostics) {
            switch entry.key {
            case "regularWidth":
                if let points = points(entry, in: source, &diagnostics) { sizeClasses.regularWidth = points }
            default:
                if let points = points(entry, in: source, &diagnostics) { sizeClasses.regularHeight = points }
            }
        }
    }

    private mutating func readReference(_ value: Value, in source: SourceText, _ diagnostics: inout [Diagnostic]) {
        if let reference = Self.references.first(where: { $0.rawValue == value.text }) {
            contentInsetsReference = reference
            return
        }
        let names = Self.references.map(\.rawValue)
        let meant = value.text.flatMap { suggestion(for: $0, among: names) }.map { " (did you mean '\($0)'?)" } ?? ""
        diagnostics.append(
            Diagnostic(
                .error, id: "theme.bad-insets-reference", "this is not a reference of content insets\(meant)",
                hint: "write one of \(names.joined(separator: ", "))", in: source, at: value.position))
    }
}
