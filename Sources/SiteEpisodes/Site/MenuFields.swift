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
                return item(title, entry.value.text ?? "", at: entry.value.position)
            }
        }
        guard let list = value.list else {
            reportWrongType(key, wants: "a list of titles and addresses", value, as: .error)
            return []
        }
        return list.compactMap { element in
            let read = whole(element, of: key, wants: "entries with 'title' and 'url'", as: .error) { fields in
                fields.nested(element, as: MenuKey.self) { fields -> (String, String)? in
                    guard let title = fields.text(.title), let url = fields.longText(.url) else { return nil }
                    return (title, url)
                }
            }
            return read.flatMap { item($0, $1, at: element.position) }
        }
    }

    private mutating func item(_ title: String, _ url: String, at position: SourcePosition) -> MenuItem? {
        guard let address = webAddress(url, at: position) else { return nil }
        let isPage = !address.isRemote && !url.contains { ":?#".contains($0) }
        if isPage, let page = try? Address(path: url) {
            return MenuItem(title: title, target: .page(page), position: position)
        }
        return MenuItem(title: title, target: .web(address), position: position)
    }
}
