import CompositionalLayout
import SiteMarkdown

/// The keys of the maps in a layout file, in the order in which hints list them.
extension KeyTable {
    static let layout: KeyTable = KeyTable(
        "layout",
        [
            Key("description", .text, "A description for people who choose a layout."),
            Key("cell", .per("kind", .kind), "Design of the cells, from the theme's 'cells'."),
            Key("section", .per("section", .map { .section }), "A group that repeats, and what is around it."),
        ])

    static let section: KeyTable = KeyTable(
        "layout-section",
        [
            Key("group", .per("group", .map { .group }), "The group that repeats until all entries have a cell."),
            Key(
                "list", .per("list", .either([.words(ListConfiguration.Appearance.self), .map { .list }])),
                "Ready-made rows in place of a group: plain, grouped, insetGrouped or sidebar."),
            Key("contentInsets", .insets, "Empty space inside the edges of the section, in points."),
            Key("interGroupSpacing", .points, "Space between two groups, in points."),
            Key(
                "orthogonalScrollingBehavior", .per("behavior", .words(OrthogonalScrollingBehavior.self)),
                "How the section scrolls sideways."),
            Key(
                "orthogonalScrollingProperties",
                .per("orthogonalScrollingProperties", .map { .orthogonalScrollingProperties }),
                "Arrows and effects of a section that scrolls sideways."),
            Key("rowStyle", .per("rowStyle", .map { .rowStyle }), "Ground and separators of rows."),
            Key("boundary", .boundary, "Items at the edges of the section, such as headers and footers."),
            Key(
                "decorationItems", .per("decorationItems", .list(.per("decorationItem", .map { .decorationItem }))),
                "Backgrounds of the section."),
            Key("contentInsetsReference", .reference, "Place that the insets of the section count from."),
            Key("supplementaryContentInsetsReference", .reference, "Place that the insets of its headers count from."),
            Key("supplementariesFollowContentInsets", .flag, "Whether headers and footers have the section's insets."),
            Key("stacksBoundaryItems", .flag, "Whether items at one edge are one after the other."),
            Key("trimsLastGroup", .flag, "Whether the last group is only as long as its cells."),
            Key(
                "lastGroupAlignment", .per("lastGroupAlignment", .words(LastGroupAlignment.self)),
                "Place of the cells in a last group that is not full."),
            Key(
                "tails",
                .switched(
                    name: "tails", SwitchKeys(mark: "^(?![0-9]+$)(?:\(SwitchKeys.mark))", allowed: SwitchKeys.allowed),
                    .ownKeys(.per("group", .map { .group }))),
                "Groups for the last entries, by their number."),
        ])

    static let list: KeyTable = KeyTable(
        "layout-list",
        [
            Key("appearance", .per("appearance", .words(ListConfiguration.Appearance.self)), "Look of the rows."),
            Key("showsSeparators", .flag, "Whether lines stand between the rows."),
            Key("separatorInsets", .insets, "Distance of these lines from the edges of a row, in points."),
            Key("headerMode", .mode, "Whether the section has a header."),
            Key("footerMode", .mode, "Whether the section has a footer."),
        ])

    static let rowStyle: KeyTable = KeyTable(
        "layout-rowStyle",
        [
            Key("surface", .per("surface", .words(RowStyle.Surface.self)), "Ground of the rows."),
            Key("showsSeparators", .flag, "Whether lines stand between the rows."),
            Key("separatorInsets", .insets, "Distance of these lines from the edges of a row, in points."),
        ])

    static let orthogonalScrollingProperties: KeyTable = KeyTable(
        "layout-orthogonalScrollingProperties",
        [
            Key(
                "bounce", .per("bounce", .words(OrthogonalScrollingProperties.Bounce.self)),
                "What happens at the ends of the row."),
            Key("arrows", .flag, "Whether the row has buttons at its ends."),
            Key(
                "effect", .per("effect", .words(OrthogonalScrollingProperties.Effect.self)),
                "How cells change that are partly in view."),
        ])

    static let item: KeyTable = KeyTable("layout-item", boxKeys)

    static let group: KeyTable = KeyTable(
        "layout-group",
        [
            Key("axis", .per("axis", .words(Axis.self)), "Direction in which the subitems follow each other."),
            Key("subitems", .per("subitems", .list(.subitem)), "Items and groups, each once."),
            Key("subitem", .subitem, "An item or a group, repeated 'count' times in equal parts."),
            Key("repeatingSubitem", .subitem, "An item or a group of its own size, repeated 'count' times."),
            Key("count", .count, "Number of copies, or fit(200) for as many as have at least 200 points."),
            Key(
                "frames", .per("frames", .list(.per("frame", .map { .frame }))), "Frames of all cells of the group."),
            Key(
                "justified", .per("rowHeights", .matching(#"[^.]*(\.[0-9][^.]*)?\.\.\..*"#)),
                "Rows of whole pictures: the least and the greatest height, such as 160...320."),
            Key("waterfall", .count, "Columns of whole pictures: their number, or fit(240)."),
            Key("mosaic", .count, "Columns of places, of which an entry may take several: their number, or fit(160)."),
            Key(
                "aspectRatio", .per("number", .decimal),
                "Width by height of pictures of unknown shape, or of a mosaic's place: 3/2."),
            Key(
                "spans", .per("spans", .list(.map { .spanRule })),
                "Entries that take several places of a mosaic: the first rule that holds."),
            Key("defaults", .per("defaults", .anyMap), "Facts of entries that do not have them, for 'spans'."),
            Key("keepsOrder", .flag, "Whether entries of a mosaic stay in order. Cells then grow into empty places."),
            Key("interItemSpacing", .spacing, "Space between two subitems: points, or flexible(8)."),
        ] + boxKeys)

    /// The keys of both items and groups.
    private static var boxKeys: [Key] {
        [
            Key("size", .size, "Width and height, such as 1w x ~200."),
            Key("contentInsets", .insets, "Empty space inside the edges, in points."),
            Key("edgeSpacing", .per("edgeSpacing", .map { .edgeSpacing }), "Space outside the edges."),
            Key(
                "supplementaryItems",
                .per("supplementaryItems", .list(.per("supplementaryItem", .map { .supplementaryItem }))),
                "Badges on the cell or the group."),
        ]
    }

    static let spanRule: KeyTable = KeyTable(
        "layout-spanRule",
        [
            Key("when", .text, "A condition, such as 'featured' or 'rating >= 4 and not seen'."),
            Key("span", .matching(" *[0-9]+ *x *[0-9]+ *"), "Columns and rows that the entry takes, such as 2 x 2."),
        ])

    static let size: KeyTable = KeyTable(
        "layout-size",
        [
            Key("width", .dimension, "Width: 0.5w, 1h, 44, 2.5em, ~200 or uniform(120)."),
            Key("height", .dimension, "Height: 0.5w, 1h, 44, 2.5em, ~200 or uniform(120)."),
        ])

    static let insets: KeyTable = KeyTable(
        "layout-insets",
        ["top", "leading", "bottom", "trailing"].map { edge in
            Key(edge, .points, "Empty space inside this edge, in points.")
        })

    static let edgeSpacing: KeyTable = KeyTable(
        "layout-edges",
        ["leading", "top", "trailing", "bottom"].map { edge in
            Key(edge, .spacing, "Space outside this edge: points, or flexible(8).")
        })

    static let boundaryItem: KeyTable = KeyTable(
        "layout-boundaryItem",
        [
            Key("kind", .kind, "Name of the item: header, footer, or a template of the theme."),
            Key("size", .size, "Width and height, such as 1w x ~44."),
            Key("alignment", .per("alignment", .words(BoundarySupplementaryItem.Alignment.self)), "Edge of the item."),
            Key("offset", .offset, "Distance from this place, in points."),
            Key("extendsBoundary", .flag, "Whether the item makes the section larger and does not cover it."),
            Key("pinToVisibleBounds", .flag, "Whether the item stays visible while its section scrolls."),
            Key("contentInsets", .insets, "Empty space inside the edges of the item, in points."),
            Key("zIndex", .integer, "Place in front of others: the greatest number is at the front."),
        ])

    static let decorationItem: KeyTable = KeyTable(
        "layout-decorationItem",
        [
            Key("kind", .kind, "Name of the background in styles."),
            Key("contentInsets", .insets, "Distance from the edges of the section, in points."),
            Key("zIndex", .integer, "Place in front of others: the greatest number is at the front."),
        ])

    static let supplementaryItem: KeyTable = KeyTable(
        "layout-supplementaryItem",
        [
            Key("kind", .kind, "Name of the badge: a template of the theme."),
            Key("size", .size, "Width and height, such as 24 x 24."),
            Key("containerAnchor", .anchor, "Point of the cell where the badge is."),
            Key("itemAnchor", .anchor, "Point of the badge that is there."),
            Key("contentInsets", .insets, "Empty space inside the edges of the badge, in points."),
            Key("edgeSpacing", .per("edgeSpacing", .map { .edgeSpacing }), "Space around the badge."),
            Key("zIndex", .integer, "Place in front of others: the greatest number is at the front."),
        ])

    static let anchor: KeyTable = KeyTable(
        "layout-anchor",
        [
            Key("edges", .per("point", .words(AnchorPoint.self)), "Corner, edge or centre."),
            Key("absoluteOffset", .offset, "Distance from this point, in points."),
            Key("fractionalOffset", .offset, "Distance from this point, in shares of the badge."),
        ])

    static let offset: KeyTable = KeyTable(
        "layout-offset", [Key("x", .points, "Points to the trailing side."), Key("y", .points, "Points downwards.")])

    static let frame: KeyTable = KeyTable(
        "layout-frame",
        [
            Key("x", .length, "Leading edge: shares of the group and points, such as 1/2w - 4."),
            Key("y", .length, "Top edge: shares of the group and points, such as 1/2w - 4."),
            Key("width", .length, "Width: shares of the group and points, such as 1/2w - 4."),
            Key("height", .length, "Height: shares of the group and points, such as 1/2w - 4."),
            Key("zIndex", .integer, "Place in front of others: the greatest number is at the front."),
        ])

    static let split: KeyTable = KeyTable(
        "layout-split",
        [
            Key("ratio", .per("number", .decimal), "Share of the left side, from 0 to 1."),
            Key("spacing", .points, "Space between the sides, in points."),
            Key("pinsHeaders", .yesNo, "Whether headers stay visible while their section scrolls."),
            Key("normalizesLineHeight", .yesNo, "Whether all cells of a row have the height of the tallest."),
            Key("mirrorsWithDirection", .yesNo, "Whether right-to-left pages swap the sides."),
        ])
}

/// The forms of values in layout files.
extension ValueForm {
    /// A value for which a switch on widths or size classes may stand.
    fileprivate static func per(_ name: String, _ form: ValueForm) -> ValueForm {
        .switched(name: "per-" + name, SwitchKeys(mark: SwitchKeys.mark, allowed: SwitchKeys.allowed), form)
    }

    package static let boundary: ValueForm = ValueForm.list(.per("boundaryItem", .map { .boundaryItem }))
    fileprivate static let kind = ValueForm.matching("[A-Za-z][A-Za-z0-9-]*")
    fileprivate static let decimal = ValueForm.matching(number)
    fileprivate static let points = ValueForm.per("points", decimal)
    fileprivate static let integer = ValueForm.per("integer", .matching("[-+]?[0-9]+"))
    fileprivate static let flag = ValueForm.per("flag", .yesNo)
    fileprivate static let mode = ValueForm.per("mode", .words(ListConfiguration.HeaderMode.self))
    fileprivate static let dimension = ValueForm.per("dimension", .matching(dimensionText))
    fileprivate static let size: ValueForm = ValueForm.per(
        "size",
        .either([.matching("\(dimensionText)(?:×| x|x )\(dimensionText)"), .map { .size }]))
    fileprivate static let insets: ValueForm = ValueForm.per("insets", .either([decimal, .map { .insets }]))
    fileprivate static let offset: ValueForm = ValueForm.per("offset", .map { .offset })
    fileprivate static let anchor: ValueForm = ValueForm.per(
        "anchor", .either([.words(AnchorPoint.self), .map { .anchor }]))
    fileprivate static let spacing = ValueForm.per(
        "spacing", .matching(#"(?:flexible|fixed)\(.*\)|\#(number)"#))
    fileprivate static let count = ValueForm.per("count", .matching(#"\+?[0-9]+|fit\(.*\)"#))
    fileprivate static let length = ValueForm.per("length", .matching("[-+0-9./a-zA-Z ]+"))
    fileprivate static let reference = ValueForm.per("reference", .words(ContentInsetsReference.self))
    /// A group has all keys of an item.
    fileprivate static let subitem: ValueForm = ValueForm.per("group", .map { .group })

    /// As ``LayoutNumber`` reads finite ones.
    private static let number = #"[-+]?[0-9.][-+0-9.eE]*(?:\/[-+]?[0-9.][-+0-9.eE]*)?"#
    /// As ``DimensionSyntax`` reads it.
    private static let dimensionText = #" *(?:~?(?:\#(number))(?:[wh]|r?em)?|[a-zA-Z]+\(.*\)) *"#
}

extension SwitchKeys {
    fileprivate static let mark =
        #"^default$|\.\.|^[0-9.<>=]|(?:^| x ) *(?:\#(SizeClassPattern.words.joined(separator: "|"))) *(?: x |$)"#
    fileprivate static let allowed = {
        let word = "(?:\(SizeClassPattern.words.joined(separator: "|")))"
        let ems = #"[0-9]{1,6}(?:\.[0-9]{1,3})?r?em"#
        let widths = #"^[0-9 ]*(?:\.\.<|\.\.\.)[0-9 ]*$|^ *(?:\#(ems))? *\.\.< *\#(ems) *$|^ *\#(ems) *\.\.\. *$"#
        return widths + #"|^ *\#(word) *(?: x  *\#(word) *)?$"#
    }()
}
