import CompositionalLayout
import Diagnostics
import Markdown

extension LayoutReader {
    mutating func section(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutSection>? {
        let keys = [
            "group", "contentInsets", "interGroupSpacing", "boundary", "supplementariesFollowContentInsets",
            "stacksBoundaryItems", "trimsLastGroup",
        ]
        guard let fields = fields(of: value, "a section", known: keys) else { return nil }
        let group = required("group", of: fields).flatMap { value in perWidth(value, widths) { $0.group($1, $2) } }
        let insets = fields["contentInsets"].map { entry in perWidth(entry.value, widths) { $0.insets($1, $2) } }
        let spacing = optional("interGroupSpacing", of: fields, default: 0, widths) {
            $0.points($1, "interGroupSpacing")
        }
        let boundary = fields["boundary"].map { entry in perWidth(entry.value, widths) { $0.boundary($1, $2) } }
        let follow = flag("supplementariesFollowContentInsets", of: fields, default: true, widths)
        let stacks = flag("stacksBoundaryItems", of: fields, default: false, widths)
        let trims = flag("trimsLastGroup", of: fields, default: true, widths)
        guard let group, let insets = insets ?? PerWidth(.zero), let spacing,
            let boundary = boundary ?? PerWidth([]), let follow, let stacks, let trims
        else { return nil }
        let starts = [
            group.starts, insets.starts, spacing.starts, boundary.starts, follow.starts, stacks.starts, trims.starts,
        ]
        return PerWidth(from: starts.flatMap { $0 }) { width in
            LayoutSection(
                group: group[width], contentInsets: insets[width], interGroupSpacing: spacing[width],
                boundarySupplementaryItems: boundary[width], supplementariesFollowContentInsets: follow[width],
                stacksBoundaryItems: stacks[width], trimsLastGroup: trims[width])
        }
    }

    private mutating func flag(
        _ key: String, of fields: LayoutFields, default otherwise: Bool, _ widths: WidthSet
    ) -> PerWidth<Bool>? {
        optional(key, of: fields, default: otherwise, widths) { $0.boolean($1, key) }
    }
}
