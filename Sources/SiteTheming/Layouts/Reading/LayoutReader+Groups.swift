import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    /// Reads an item, or a group if there is a key that only groups have.
    mutating func subitem(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutSubitem>? {
        let marks =
            [
                "axis", "subitems", "subitem", "repeatingSubitem", "count", "interItemSpacing", "frames",
            ] + Self.shapeForms
        let isGroup = value.entries?.contains { marks.contains($0.key) } ?? false
        if isGroup {
            return group(value, widths).map { group in PerWidth(from: group.starts) { .group(group[$0]) } }
        }
        return item(value, widths).map { item in PerWidth(from: item.starts) { .item(item[$0]) } }
    }

    private mutating func item(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutItem>? {
        guard let fields = fields(of: value, "an item", .item) else { return nil }
        let item: LayoutProperties<LayoutItem> = box(of: fields, widths)
        let size = boxSize(of: fields, widths)
        return item.applied(
            to: size.map { size in PerWidth(from: size.starts) { LayoutItem(layoutSize: size[$0]) } })
    }

    mutating func group(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutGroup>? {
        guard let fields = fields(of: value, "a group", .group) else { return nil }
        if let form = Self.shapeForms.compactMap({ fields[$0] }).first { return shapes(form, fields, widths) }
        let axis = axis(of: fields, widths)
        var group: LayoutProperties<LayoutGroup> = box(of: fields, widths)
        set(
            \.interItemSpacing, of: &group, from: fields["interItemSpacing"], widths,
            plain: { $0.spacing($1, "interItemSpacing") })
        let size = boxSize(of: fields, widths)
        let arrangement = arrangement(of: fields, widths, unit: axis?[0] == .vertical ? "rows" : "columns")
        guard let axis, let size, let arrangement else { return nil }
        return group.applied(
            to: PerWidth(from: axis.starts + size.starts + arrangement.starts) { width in
                LayoutGroup(axis: axis[width], layoutSize: size[width], arrangement: arrangement[width])
            })
    }

    /// Reads the axis. A group with frames needs none.
    private mutating func axis(of fields: LayoutFields, _ widths: WidthSet) -> PerWidth<Axis>? {
        if fields["frames"] != nil { return PerWidth(.vertical) }
        return required("axis", of: fields).flatMap { value in
            perWidth(value, widths) { reader, value, _ in (reader.choice(value, "axis") as Axis?).map { PerWidth($0) } }
        }
    }

    private mutating func box<Element: LayoutElement>(
        of fields: LayoutFields, _ widths: WidthSet
    ) -> LayoutProperties<Element> {
        var box = LayoutProperties<Element>()
        set(\.contentInsets, of: &box, from: fields["contentInsets"], widths) { $0.insets($1, $2) }
        set(\.edgeSpacing, of: &box, from: fields["edgeSpacing"], widths) { $0.edgeSpacing($1, $2) }
        set(\.supplementaryItems, of: &box, from: fields["supplementaryItems"], widths) {
            $0.supplementaryItems($1, $2)
        }
        return box
    }

    private mutating func boxSize(of fields: LayoutFields, _ widths: WidthSet) -> PerWidth<LayoutSize>? {
        required("size", of: fields).flatMap { value in perWidth(value, widths) { $0.size($1, $2) } }
    }
}
