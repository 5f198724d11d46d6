import SiteDiagnostics
import SiteMarkdown

/// The colours of a theme for those who do not read its styles: browsers that install the site, and pictures of it elsewhere.
package struct ThemeColors: Hashable, Sendable {
    /// Behind everything.
    package var paper = "#ffffff"
    /// Of what is read.
    package var ink = "#1a1a1a"
    /// Of what stands out.
    package var accent = "#1a1a1a"

    static let keys = ["paper", "ink", "accent"]

    /// Reads `colors`: a map of colours in six hexadecimal digits.
    mutating func read(_ value: Value, in source: SourceText, _ diagnostics: inout [Diagnostic]) {
        guard let entries = value.entries else {
            diagnostics.append(
                Diagnostic(
                    .error, id: "theme.bad-color", "'colors' is a map of colours, not \(value.summary)",
                    hint: "write 'colors: { paper: \"#fbfaf7\", ink: \"#1d1714\", accent: \"#c8321f\" }'", in: source,
                    at: value.position))
            return
        }
        for entry in entries {
            guard Self.keys.contains(entry.key) else {
                diagnostics.append(unknownKey(entry, among: Self.keys, of: "colors", in: source))
                continue
            }
            guard let color = entry.value.text.flatMap(Self.color) else {
                diagnostics.append(
                    Diagnostic(
                        .error, id: "theme.bad-color", "'\(entry.key)' is a colour in six hexadecimal digits",
                        hint: "write '\(entry.key): \"#c8321f\"', in quotation marks: '#' begins a comment", in: source,
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
