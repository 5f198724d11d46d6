import SiteDiagnostics
import SiteMarkdown

extension Fields {
    /// Reads `[{ title: Slides, url: … }]`, `{ Slides: … }`, or a list of addresses, of `[Slides](https://…)` or of
    /// `Slides: https://…`.
    mutating func links(_ key: Key) -> [Link] {
        values(key).flatMap(\.elements).filter { !$0.isEmpty }.flatMap { links(in: $0, of: key) }
    }

    /// The links of one element of a list.
    mutating func links(in value: Value, of key: Key) -> [Link] {
        if let text = value.text {
            let (title, address) = titleAndAddress(in: text.trimmingBlanks)
            return [link(title, address, at: value.position)].compactMap(\.self)
        }
        if let url = ["url", "href", "link"].lazy.compactMap({ value[$0] }).first {
            return [link(value.name, url.text ?? "", at: url.position)].compactMap(\.self)
        }
        if let entries = value.entries {
            return entries.compactMap { link($0.key, $0.value.text ?? "", at: $0.value.position) }
        }
        reportWrongType(key, wants: "a list of titles and addresses", value, as: .warning)
        return []
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

/// The parts of `[Slides](https://…)`, `Slides: https://…` or `Slides - https://…`. Without a title, the text is the
/// address.
private func titleAndAddress(in text: String) -> (title: String?, address: String) {
    func unbracketed(_ address: Substring) -> String {
        address.hasPrefix("<") && address.hasSuffix(">") ? String(address.dropFirst().dropLast()) : String(address)
    }
    if text.hasPrefix("["), text.hasSuffix(")"), let middle = text.firstRange(of: "](") {
        let title = text[..<middle.lowerBound].dropFirst().trimmingBlanks
        if !title.isEmpty { return (title, unbracketed(text[middle.upperBound...].dropLast())) }
    }
    if let blank = text.lastIndex(where: { $0 == " " || $0 == "\n" }) {
        let address = unbracketed(text[blank...].dropFirst())
        let before = text[..<blank].trimmingBlanks
        let title = before.dropLast().trimmingBlanks
        if WebAddress.isRemote(address), before.last.map({ ":-–—|".contains($0) }) ?? false, !title.isEmpty {
            return (title, address)
        }
    }
    return (nil, text)
}
