import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    mutating func boundary(_ value: Value, _ widths: WidthSet) -> PerWidth<[BoundarySupplementaryItem]>? {
        kinds(value, "boundary", "boundary item", widths) { $0.boundaryItem($1, $2) }
    }

    private mutating func boundaryItem(_ value: Value, _ widths: WidthSet) -> PerWidth<BoundarySupplementaryItem>? {
        guard let fields = fields(of: value, "a boundary item", .boundaryItem) else { return nil }
        let kind = required("kind", of: fields).flatMap { boundaryKind($0) }
        let size = required("size", of: fields).flatMap { value in perWidth(value, widths) { $0.size($1, $2) } }
        var item = LayoutProperties<BoundarySupplementaryItem>()
        set(\.alignment, of: &item, from: fields["alignment"], widths, plain: { $0.choice($1, "alignment") })
        set(\.absoluteOffset, of: &item, from: fields["offset"], widths) { $0.offset($1, $2) }
        set(\.contentInsets, of: &item, from: fields["contentInsets"], widths) { $0.insets($1, $2) }
        for (key, flag) in Self.boundaryFlags {
            set(flag, of: &item, from: fields[key], widths, plain: { $0.boolean($1, key) })
        }
        set(\.zIndex, of: &item, from: fields["zIndex"], widths, plain: { $0.integer($1, "zIndex") })
        guard let kind, let size else { return nil }
        let items = item.applied(
            to: PerWidth(from: size.starts) {
                BoundarySupplementaryItem(
                    layoutSize: size[$0], elementKind: kind, alignment: kind == "footer" ? .bottom : .top)
            })
        checkPin(items, fields)
        return items
    }

    /// Reads a kind. It becomes a CSS class, so names of the layout's own classes are refused.
    private mutating func boundaryKind(_ value: Value) -> String? {
        guard let kind = kindName(value) else { return nil }
        let own: Set<String> = [
            "background", "left", "list", "page", "right", "scroller", "section", "side", "split", "stack",
        ]
        let isOwn = own.contains(kind) || ["decoration-", "page-", "supplementary-"].contains { kind.hasPrefix($0) }
        guard isOwn else { return kind }
        report(
            .error, "invalid-kind", "'\(kind)' is reserved for a part of every layout", hint: "choose a different name",
            at: value.position)
        return nil
    }

    private static var boundaryFlags: [(key: String, property: WritableKeyPath<BoundarySupplementaryItem, Bool>)] {
        [("extendsBoundary", \.extendsBoundary), ("pinToVisibleBounds", \.pinToVisibleBounds)]
    }

    /// Adds a hint if an item at the side is pinned, because only the top and bottom edges of the visible area can hold
    /// items.
    private mutating func checkPin(_ items: PerWidth<BoundarySupplementaryItem>?, _ fields: LayoutFields) {
        let isLost =
            items?.contains { $0.pinToVisibleBounds && ($0.alignment == .leading || $0.alignment == .trailing) }
            ?? false
        guard isLost, let entry = fields["pinToVisibleBounds"] else { return }
        report(
            .hint, "pin-without-effect", "'pinToVisibleBounds' has no effect on an item at the side",
            hint: "pin only items at the top or bottom", at: entry.keyPosition)
    }
}
