import SiteDiagnostics
import SiteMarkdown

/// A font file of a theme. What is `nil` is read from the file.
package struct ThemeFont: Hashable, Sendable {
    /// The path in the theme's `assets`.
    var file: String
    var position: SourcePosition
    var family: String?
    var weights: ClosedRange<Int>?
    var style: Style?
    var fallback: FontKind?
    var display = Display.swap

    enum Style: String, CaseIterable { case normal, italic }

    enum Display: String, CaseIterable {
        /// The font is shown when it comes.
        case swap
        /// A page keeps the fallback if the font comes after the first paint.
        case optional
    }

    static let table = KeyTable(
        "theme-font",
        [
            KeyTable.Key("file", .text, "Path of the file, such as assets/source-serif.woff2."),
            KeyTable.Key("family", .text, "Name of the family in styles. By default that of the file."),
            KeyTable.Key("weight", .text, "400, or two weights such as 200 900. By default those of the file."),
            KeyTable.Key("style", .words(Style.self), "By default that of the file."),
            KeyTable.Key("fallback", .words(FontKind.self), "Kind of the local font that is shown before."),
            KeyTable.Key("display", .words(Display.self), "Whether a font that comes late is still shown."),
        ])

    /// Reads `fonts:`, a list of files, or of maps with a file.
    static func read(_ value: Value, in source: SourceText, _ diagnostics: inout [Diagnostic]) -> [ThemeFont] {
        guard let list = value.list else {
            diagnostics.append(problem("'fonts' must be a list of font files", Self.example, at: value, in: source))
            return []
        }
        return list.compactMap { value in
            let file = value.entries == nil ? value : value["file"]
            guard let path = file?.text, path.hasPrefix("assets/"), let position = file?.position else {
                diagnostics.append(
                    problem("a font must have a file in 'assets'", Self.example, at: file ?? value, in: source))
                return nil
            }
            var font = ThemeFont(file: String(path.dropFirst("assets/".count)), position: position)
            for entry in known(value.entries ?? [], in: table, of: "a font", in: source, &diagnostics) {
                font.read(entry, in: source, &diagnostics)
            }
            return font
        }
    }

    private mutating func read(_ entry: Entry, in source: SourceText, _ diagnostics: inout [Diagnostic]) {
        let text = entry.value.text ?? ""
        let expected: String
        switch entry.key {
        case "file": return
        case "family":
            if !text.isEmpty {
                family = text
                return
            }
            expected = "a name, such as 'Source Serif'"
        case "weight":
            let numbers = text.split(separator: " ").map { Int($0) ?? 0 }
            if (1...2).contains(numbers.count), numbers == numbers.sorted(), numbers.allSatisfy((1...1000).contains) {
                weights = numbers[0]...numbers[numbers.count - 1]
                return
            }
            expected = "a weight from 1 to 1000, or two, such as 400 or 200 900"
        case "style":
            style = Style(rawValue: text)
            if style != nil { return }
            expected = "'normal' or 'italic'"
        case "fallback":
            fallback = FontKind(rawValue: text)
            if fallback != nil { return }
            expected = "'serif', 'sans-serif' or 'monospace'"
        case "display":
            if let written = Display(rawValue: text) {
                display = written
                return
            }
            expected = "'swap' or 'optional'"
        default: return
        }
        diagnostics.append(
            Self.problem(
                "'\(entry.key)' of a font must be \(expected)", "remove the key to use the default", at: entry.value,
                in: source))
    }

    private static let example = "write 'fonts: [assets/source-serif.woff2]'"

    private static func problem(
        _ message: String, _ hint: String, at value: Value, in source: SourceText
    ) -> Diagnostic {
        Diagnostic(.error, id: "theme.bad-fonts", message, hint: hint, in: source, at: value.position)
    }
}
