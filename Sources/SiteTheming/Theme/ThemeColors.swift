import SiteDiagnostics
import SiteMarkdown

/// The colours of a theme for uses outside its styles: installed sites and social cards.
package struct ThemeColors: Hashable, Sendable {
    /// The background colour.
    package var paper = "#ffffff"
    /// The text colour.
    package var ink = "#1a1a1a"
    /// The accent colour.
    package var accent = "#1a1a1a"

    static let table = KeyTable(
        "theme-colors",
        [
            KeyTable.Key("paper", color, "Colour of the background, such as \"#fbfaf7\"."),
            KeyTable.Key("ink", color, "Colour of texts, such as \"#1d1714\"."),
            KeyTable.Key("accent", color, "Colour of links and marks, such as \"#c8321f\"."),
        ])
    private static let color = ValueForm.matching("#?[0-9a-fA-F]{6}")

    /// Reads `colors`, a map of colours with six hexadecimal digits.
    mutating func read(_ value: Value, in source: SourceText, _ diagnostics: inout [Diagnostic]) {
        guard let entries = value.entries else {
            diagnostics.append(
                Diagnostic(
                    .error, id: "theme.bad-color", "'colors' must be a map of colours, not \(value.summary)",
                    hint: "write 'colors: { paper: \"#fbfaf7\", ink: \"#1d1714\", accent: \"#c8321f\" }'", in: source,
                    at: value.position))
            return
        }
        for entry in known(entries, in: Self.table, of: "colors", in: source, &diagnostics) {
            guard let color = entry.value.text.flatMap(Self.color) else {
                diagnostics.append(
                    Diagnostic(
                        .error, id: "theme.bad-color", "'\(entry.key)' must be a colour such as \"#c8321f\"",
                        hint: "write '\(entry.key): \"#c8321f\"' in quotation marks, because '#' begins a comment",
                        in: source,
                        at: entry.value.position))
                continue
            }
            switch entry.key {
            case "paper": paper = color
            case "ink": ink = color
            default: accent = color
            }
        }
    }

    private static func color(_ text: String) -> String? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        let isColor = digits.utf8.count == 6 && digits.allSatisfy { $0.isHexDigit && $0.isASCII }
        return isColor ? "#" + digits.lowercased() : nil
    }
}
