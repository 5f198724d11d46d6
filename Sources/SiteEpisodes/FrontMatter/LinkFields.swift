import SiteDiagnostics
import SiteMarkdown

extension Fields {
    /// Reads `[{ title: Slides, url: … }]`, `{ Slides: … }` or a list of addresses.
    mutating func links(_ key: Key) -> [Link] {
        var links: [Link] = []
        for value in values(key).flatMap({ $0.list ?? [$0] }) where !value.isEmpty {
            if let text = value.text {
                if let link = link(nil, text, at: value.position) { links.append(link) }
            } else if let url = ["url", "href", "link"].lazy.compactMap({ value[$0] }).first {
                if let link = link(value.name, url.text ?? "", at: url.position) { links.append(link) }
            } else if let entries = value.entries {
                links += entries.compactMap { link($0.key, $0.value.text ?? "", at: $0.value.position) }
            } else {
                reportWrongType(key, wants: "a list of titles and addresses", value, as: .warning)
            }
        }
        return links
    }

    private mutating func link(_ title: String?, _ address: String, at position: SourcePosition) -> Link? {
        guard let checked = webAddress(address, at: position) else { return nil }
        return Link(title: (title ?? address).onOneLine, address: checked)
    }

    /// Reads an address that a page may link to. The error lists the allowed forms.
    mutating func webAddress(_ written: String, at position: SourcePosition) -> WebAddress? {
        do {
            return try WebAddress(checking: written)
        } catch {
            report(.error, "address.unsafe", error.message, hint: error.hint, at: position)
            return nil
        }
    }
}
