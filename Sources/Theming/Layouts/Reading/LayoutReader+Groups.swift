import CompositionalLayout
import Diagnostics
import Markdown

extension LayoutReader {
    /// An item, or a group if it has what only groups have.
    mutating func subitem(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutSubitem>? {
        let marks = ["axis", "subitems", "subitem", "repeatingSubitem", "count", "interItemSpacing"]
        let isGroup = value.entries?.contains { marks.contains($0.key) } ?? false
        if isGroup {
            return group(value, widths).map { group in PerWidth(from: group.starts) { .group(group[$0]) } }
        }
        return item(value, widths).map { item in PerWidth(from: item.starts) { .item(item[$0]) } }
    }

    private mutating func item(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutItem>? {
        guard let fields = fields(of: value, "an item", known: ["size", "contentInsets", "edgeSpacing"]) else {
            return nil
        }
        guard let box = box(of: fields, widths) else { return nil }
        return PerWidth(from: box.starts) { width in
            let box = box[width]
            return LayoutItem(layoutSize: box.size, contentInsets: box.contentInsets, edgeSpacing: box.edgeSpacing)
        }
    }

    mutating func group(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutGroup>? {
        let keys = [
            "axis", "size", "subitems", "subitem", "repeatingSubitem", "count", "interItemSpacing", "contentInsets",
            "edgeSpacing",
        ]
        guard let fields = fields(of: value, "a group", known: keys) else { return nil }
        let axis = required("axis", of: fields).flatMap { value in
            perWidth(value, widths) { reader, value, _ in (reader.choice(value, "axis") as Axis?).map { PerWidth($0) } }
        }
        let box = box(of: fields, widths)
        let spacing = optional("interItemSpacing", of: fields, default: .fixed(0), widths) {
            $0.spacing($1, "interItemSpacing")
        }
        let arrangement = arrangement(of: fields, widths, unit: axis?[0] == .vertical ? "rows" : "columns")
        guard let axis, let box, let spacing, let arrangement else { return nil }
        return PerWidth(from: axis.starts + box.starts + spacing.starts + arrangement.starts) { width in
            LayoutGroup(
                axis: axis[width], layoutSize: box[width].size, arrangement: arrangement[width],
                interItemSpacing: spacing[width], contentInsets: box[width].contentInsets,
                edgeSpacing: box[width].edgeSpacing)
        }
    }

    /// What items and groups have in common.
    private typealias Box = (size: LayoutSize, contentInsets: EdgeInsets, edgeSpacing: EdgeSpacing)

    private mutating func box(of fields: LayoutFields, _ widths: WidthSet) -> PerWidth<Box>? {
        let size = required("size", of: fields).flatMap { value in perWidth(value, widths) { $0.size($1, $2) } }
        let insets = fields["contentInsets"].map { entry in perWidth(entry.value, widths) { $0.insets($1, $2) } }
        let edges = fields["edgeSpacing"].map { entry in perWidth(entry.value, widths) { $0.edgeSpacing($1, $2) } }
        guard let size, let insets = insets ?? PerWidth(.zero), let edges = edges ?? PerWidth(.none) else { return nil }
        return PerWidth(from: size.starts + insets.starts + edges.starts) { (size[$0], insets[$0], edges[$0]) }
    }
}
