import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    /// Reads the backgrounds of a section.
    mutating func decorationItems(_ value: Value, _ widths: WidthSet) -> PerWidth<[DecorationItem]>? {
        kinds(value, "decorationItems", "decoration item", widths) { $0.decorationItem($1, $2) }
    }

    private mutating func decorationItem(_ value: Value, _ widths: WidthSet) -> PerWidth<DecorationItem>? {
        guard let fields = fields(of: value, "a decoration item", .decorationItem) else { return nil }
        let kind = required("kind", of: fields).flatMap { kindName($0) }
        var item = LayoutProperties<DecorationItem>()
        set(\.contentInsets, of: &item, from: fields["contentInsets"], widths) { $0.insets($1, $2) }
        set(\.zIndex, of: &item, from: fields["zIndex"], widths, plain: { $0.integer($1, "zIndex") })
        return item.applied(to: kind.map { PerWidth(DecorationItem(elementKind: $0)) })
    }
}
