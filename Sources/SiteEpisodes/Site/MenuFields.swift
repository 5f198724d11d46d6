import SiteDiagnostics
import SiteMarkdown

extension Fields<SiteKey> {
    /// Reads `[{ title: Library, url: /library/ }]` or `{ Library: /library/ }`.
    mutating func menu(_ key: Key) -> [MenuItem] {
        let items = menuItems(key)
        return bounded(
            key, items, to: Limits.menu, "entries",
            hint: "keep the entries that visitors need on every page")
    }

    private mutating func menuItems(_ key: Key) -> [MenuItem] {
        guard let value = value(key) else { return [] }
        if let entries = value.entries {
            return entries.compactMap { entry in
                let title = shortened(entry.key, of: "title", at: entry.keyPosition)
                return menuTarget(entry.value.text ?? "", at: entry.value.position).map { target in
                    MenuItem(title: title, target: target, position: entry.value.position)
                }
            }
        }
        guard let list = value.list else {
            reportWrongType(key, wants: "a list of titles and addresses", value, as: .error)
            return []
        }
        return list.compactMap { element in
            whole(element, of: key, wants: "entries with 'title' and 'url'", as: .error) { fields in
                fields.nested(element, as: MenuKey.self) { $0.menuItem(at: element.position) }
            }
        }
    }
}

extension Fields<MenuKey> {
    fileprivate mutating func menuItem(at position: SourcePosition) -> MenuItem? {
        guard let title = text(.title), let url = longText(.url), let target = menuTarget(url, at: position) else {
            return nil
        }
        return MenuItem(title: title, titles: titles(), target: target, position: position)
    }

    /// Reads `{ fa: …, pt-BR: … }`.
    private mutating func titles() -> [String: String] {
        var titles: [String: String] = [:]
        for entry in map(.titles)?.entries ?? [] {
            guard let tag = languageTag(entry.key) else {
                report(
                    .warning, "frontmatter.wrong-type", "'titles' must have language tags as keys, not '\(entry.key)'",
                    hint: "write the BCP 47 tag of a language, such as 'fa' or 'pt-BR'", at: entry.keyPosition)
                continue
            }
            guard let title = entry.value.text?.onOneLine, !title.isEmpty else {
                reportWrongType(.titles, wants: "a text for each language", entry.value, as: .warning)
                continue
            }
            titles[tag] = shortened(title, of: "titles", at: entry.value.position)
        }
        return titles
    }
}

extension Fields {
    fileprivate mutating func menuTarget(_ url: String, at position: SourcePosition) -> MenuItem.Target? {
        guard let address = webAddress(url, at: position) else { return nil }
        let isPage = !address.isRemote && !url.contains { ":?#".contains($0) }
        if isPage, let page = try? Address(path: url) { return .page(page) }
        return .web(address)
    }
}
