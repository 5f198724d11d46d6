/// The rules for a section's list of cells within one width interval.
struct ListRules: Hashable {
    /// Declarations of the element in which the list scrolls; `nil` if it does not scroll.
    var scroller: [Declaration]?
    var list: [Declaration] = []
    /// Rules for the cells. Selectors continue the list's selector: `> li`, `> :nth-child(3n+1)`.
    var cells: [Rule] = []
    /// Corrections of the list's end, depending on the number of cells in the last group.
    var tails: [Rule] = []
    /// Rules for the badges in the cells.
    var attached = AttachedRules()
    /// True if cells are placed by their number, which is `--i` in the element's style, because auto-placement cannot
    /// place them.
    var needsIndex = false
    /// The boxes around the cells of one repeated group, if it has stacks.
    var nesting: [StackNesting.Element]?
}
