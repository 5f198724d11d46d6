import Diagnostics
import Markdown

extension Value {
    /// Where a kind of items is named for the first time.
    ///
    /// - Parameter key: of the lists that hold such items, at any depth: `boundary`, `supplementaryItems`.
    public func place(ofKind kind: String, in key: String) -> SourcePosition? {
        if let list { return list.lazy.compactMap { $0.place(ofKind: kind, in: key) }.first }
        return entries?.lazy.compactMap { entry in
            entry.key == key ? entry.value.place(ofKind: kind) : entry.value.place(ofKind: kind, in: key)
        }.first
    }

    /// Where a list of items, or a switch between such lists, names a kind.
    public func place(ofKind kind: String) -> SourcePosition? {
        if let named = self["kind"], named.text == kind { return named.position }
        let parts = list ?? entries?.map(\.value) ?? []
        return parts.lazy.compactMap { $0.place(ofKind: kind) }.first
    }
}
