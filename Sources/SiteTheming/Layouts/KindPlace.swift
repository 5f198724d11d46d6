import SiteDiagnostics
import SiteMarkdown

// `lazy.compactMap(…).first` would evaluate each value twice, and so double the work at every level.
extension Value {
    /// The first position that names a kind of items.
    ///
    /// - Parameter key: the key of lists with such items, at any depth: `boundary`, `supplementaryItems`.
    package func place(ofKind kind: String, in key: String) -> SourcePosition? {
        for value in list ?? [] {
            if let place = value.place(ofKind: kind, in: key) { return place }
        }
        for entry in entries ?? [] {
            let isKey = entry.key == key
            let place = isKey ? entry.value.place(ofKind: kind) : entry.value.place(ofKind: kind, in: key)
            if let place { return place }
        }
        return nil
    }

    /// The position at which a list of items, or a switch between such lists, names a kind.
    package func place(ofKind kind: String) -> SourcePosition? {
        if let named = self["kind"], named.text == kind { return named.position }
        for value in list ?? entries?.map(\.value) ?? [] {
            if let place = value.place(ofKind: kind) { return place }
        }
        return nil
    }
}
