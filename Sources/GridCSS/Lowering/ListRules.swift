/// What the stylesheet says about a section's list of cells within one width interval.
struct ListRules: Hashable {
    /// The element that the list scrolls in; `nil` where it does not scroll.
    var scroller: [Declaration]?
    var list: [Declaration] = []
    /// Selector behind the list (`> li`, `> :nth-child(3n+1)`) and declarations.
    var cells: [Rule] = []
    /// Corrections of the list's end, by the number of cells in the last group.
    var tails: [Rule] = []
    /// Badges in the cells.
    var attached = AttachedRules()
    /// True when cells are placed by their number, `--i` in the element's style, because auto-placement cannot.
    var needsIndex = false
    /// The boxes that cells of one repeated group stand in, where it has stacks.
    var nesting: [StackNesting.Element]?
}
