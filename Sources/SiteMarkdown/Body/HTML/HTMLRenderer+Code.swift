import SiteCode
import SiteDiagnostics

extension HTMLRenderer {
    /// The element is focusable, so that long lines can be scrolled with the keyboard. Pages colour the code.
    mutating func codeBlock(_ node: MarkdownNode) {
        block("<pre tabindex=\"0\"><code")
        let language = node.fenceInfo.prefix { $0 > 0x20 }
        if !language.isEmpty {
            noteLanguage(of: node)
            html.append(html: " class=\"language-")
            html.append(escaping: language)
            html.append(html: "\"")
        }
        html.append(html: ">")
        html.append(escaping: node.literal)
        html.append(html: "</code></pre>\n")
    }

    private mutating func noteLanguage(of node: MarkdownNode) {
        let name = CodeLanguage.name(inFence: node.fenceInfo.prefix(200))
        guard !name.isEmpty, CodeLanguage(named: name) == nil else { return }
        unknownLanguages[name.lowercased(), default: []].append(position(of: node))
    }

    /// One hint for each language of the file that is not known.
    mutating func reportUnknownLanguages() {
        for (name, places) in unknownLanguages.sorted(by: { $0.key < $1.key }) {
            guard let first = places.min() else { continue }
            let others = places.count == 1 ? "" : " (and \(places.count - 1) more in this file)"
            let meant = name.utf8.count > 30 ? nil : suggestion(for: name, among: CodeLanguage.names)
            diagnostics.append(
                Diagnostic(
                    .hint, id: "markdown.unknown-language",
                    "the language '\(name)' is not known, so its code has no colours\(others)",
                    hint: meant.map { "write '\($0)' if you mean it, or 'text' for text without colours" }
                        ?? "write 'text' for text without colours", in: source, at: first))
        }
    }
}
