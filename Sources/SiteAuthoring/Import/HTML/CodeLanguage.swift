extension HTMLElement {
    /// The language of code in HTML, for the first line of a fence: `language-swift` and `lang-swift` (HTML's example
    /// and its variants), `highlight-source-swift` (GitHub), `brush: swift` (SyntaxHighlighter), `sourceCode swift`
    /// (Pandoc), `hljs swift` (highlight.js), and the attributes `data-lang`, `data-language`,
    /// `data-enlighter-language`, `lang`.
    var codeLanguage: String? {
        let words = (attributes["class"] ?? "").split { $0.isWhitespace || $0 == ";" }
        for (index, word) in words.enumerated() {
            for prefix in ["language-", "lang-", "highlight-source-", "brush:"]
            where word.lowercased().hasPrefix(prefix) {
                let rest = word.dropFirst(prefix.count)
                if let name = Self.language(rest.isEmpty ? words.dropFirst(index + 1).first : rest) { return name }
            }
        }
        if let index = words.firstIndex(where: { ["sourceCode", "hljs"].contains($0) }),
            let name = Self.language(words.dropFirst(index + 1).first)
        {
            return name
        }
        let names =
            ["data-lang", "data-language", "data-enlighter-language"]
            + (name == "pre" || name == "code" ? ["lang"] : [])
        return names.lazy.compactMap { Self.language(self.attributes[$0]?[...]) }.first
    }

    /// A name that is valid after a fence and that names a language.
    private static func language(_ written: Substring?) -> String? {
        guard let name = written?.lowercased(), (1...30).contains(name.utf8.count),
            name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"`~\\&<>\"'{}".utf8.contains($0) }),
            !["none", "nohighlight", "plain", "auto", "generic", "raw", "null"].contains(name)
        else { return nil }
        return name
    }
}
