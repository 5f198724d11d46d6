import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    mutating func section(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutSection>? {
        guard let fields = fields(of: value, "a section", .section) else { return nil }
        let bare = bareSection(fields, widths)
        var section = LayoutProperties<LayoutSection>()
        set(\.contentInsets, of: &section, from: fields["contentInsets"], widths) { $0.insets($1, $2) }
        set(
            \.interGroupSpacing, of: &section, from: fields["interGroupSpacing"], widths,
            plain: { $0.points($1, "interGroupSpacing") })
        set(
            \.orthogonalScrollingBehavior, of: &section, from: fields["orthogonalScrollingBehavior"], widths,
            plain: { $0.choice($1, "orthogonalScrollingBehavior") })
        set(\.orthogonalScrollingProperties, of: &section, from: fields["orthogonalScrollingProperties"], widths) {
            $0.orthogonalScrollingProperties($1, $2)
        }
        set(\.rowStyle, of: &section, from: fields["rowStyle"], widths) { $0.rowStyle($1, $2) }
        set(\.boundarySupplementaryItems, of: &section, from: fields["boundary"], widths) { $0.boundary($1, $2) }
        set(\.decorationItems, of: &section, from: fields["decorationItems"], widths) { $0.decorationItems($1, $2) }
        for (key, reference) in Self.insetsReferences {
            set(reference, of: &section, from: fields[key], widths, plain: { $0.choice($1, key) })
        }
        for (key, flag) in Self.sectionFlags {
            set(flag, of: &section, from: fields[key], widths, plain: { $0.boolean($1, key) })
        }
        set(
            \.lastGroupAlignment, of: &section, from: fields["lastGroupAlignment"], widths,
            plain: { $0.choice($1, "lastGroupAlignment") })
        if let entry = fields["tails"] { section.set(\.tailGroups, to: tails(entry.value, widths)) }
        return section.applied(to: bare)
    }

    /// Reads the group of a section, or the list that gives a section to begin with.
    private mutating func bareSection(_ fields: LayoutFields, _ widths: WidthSet) -> PerWidth<LayoutSection>? {
        guard let list = fields["list"] else {
            let group = required("group", of: fields).flatMap { value in perWidth(value, widths) { $0.group($1, $2) } }
            return group.map { group in PerWidth(from: group.starts) { LayoutSection(group: group[$0]) } }
        }
        if let group = fields["group"] {
            report(
                .error, "group-form", "'group' and 'list' cannot be combined",
                hint: "write 'group', or 'list' for ready-made rows", at: group.keyPosition)
        }
        let configuration = perWidth(list.value, widths) { $0.list($1, $2) }
        return configuration.map { list in PerWidth(from: list.starts) { .list(using: list[$0]) } }
    }

    private mutating func orthogonalScrollingProperties(
        _ value: Value, _ widths: WidthSet
    ) -> PerWidth<OrthogonalScrollingProperties>? {
        guard let fields = fields(of: value, "'orthogonalScrollingProperties'", .orthogonalScrollingProperties) else {
            return nil
        }
        var row = LayoutProperties<OrthogonalScrollingProperties>()
        set(\.bounce, of: &row, from: fields["bounce"], widths, plain: { $0.choice($1, "bounce") })
        set(\.hasArrows, of: &row, from: fields["arrows"], widths, plain: { $0.boolean($1, "arrows") })
        set(\.effect, of: &row, from: fields["effect"], widths, plain: { $0.choice($1, "effect") })
        return row.applied(to: PerWidth(OrthogonalScrollingProperties()))
    }

    private static var insetsReferences:
        [(key: String, property: WritableKeyPath<LayoutSection, ContentInsetsReference>)]
    {
        [
            ("contentInsetsReference", \.contentInsetsReference),
            ("supplementaryContentInsetsReference", \.supplementaryContentInsetsReference),
        ]
    }

    private static var sectionFlags: [(key: String, property: WritableKeyPath<LayoutSection, Bool>)] {
        [
            ("supplementariesFollowContentInsets", \.supplementariesFollowContentInsets),
            ("stacksBoundaryItems", \.stacksBoundaryItems), ("trimsLastGroup", \.trimsLastGroup),
        ]
    }
}
