import CompositionalLayout

extension BadInput {
    /// The rows of the table in order.
    static let rows = [
        "dimension NaN or infinite", "dimension <= 0", "fraction > 1", "spacing, edge spacing, insets negative",
        "spacing, offsets, insets non-finite", "insets between 0 and 1", "insets larger than the item",
        "insets that leave no positive inner box of a group or section",
        "group without subitems / count < 1 / no size", "first entry of a group does not fit",
        "section without group; provider gives nil while there are items",
        "two boundary items with one kind in a section", "anchor with leading and trailing (or top and bottom)",
        "boundary alignment none", "pin on a leading/trailing item (scrolling down)",
        "estimated on a supplementary item of an item or group", "custom frame negative, overlapping, outside",
        "container width or height 0 or less",
    ]

    static let table = numbers + insets + parts + places + containers
    static let all = table + beyondTheTable
}
