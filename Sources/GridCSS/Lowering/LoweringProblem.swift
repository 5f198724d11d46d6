import CompositionalLayout

/// What CSS cannot follow exactly.
public enum LoweringProblem: Error, Hashable, Sendable {
    /// Stacks side by side, of cells that are as tall as their content, hold other cells than at the widths named here:
    /// the boxes around cells are the same at every width.
    case conflictingStacks(from: Int, to: Int?)
    /// Cells that are as tall as their content overlap, or change their order with the width.
    case overlappingContent
    /// Two stacks of cells that are as tall as their content stand side by side, where there is no place for boxes around
    /// them.
    case parallelContentStacks
    /// A stack of a fixed height holds cells that are as tall as their content.
    case contentInFixedStack
    /// Flexible room is shared between cells whose height only the browser knows.
    case flexibleSpaceInContent
    /// A uniform cell stands beside one that has more room above or below it.
    case uniformBesideTaller
    /// All groups of a section are as long as the longest, which rows of the grid do not follow.
    case uniformGroups
    /// A cell or header is as wide as its content.
    case contentWidth
    /// A pinned boundary item must not cover items at the other end, whose height only the browser knows.
    case pinnedContent
    /// A pinned boundary item is moved from its place, in a row whose height only the browser knows.
    case pinnedOffset
    /// A pinned boundary item lies inside its section.
    case pinnedInside
    /// Boundary items as tall as their content stack inside a section.
    case stackedInside
    /// Sections that move over each other: one shorter than that would have to have less than no height.
    case negativeSectionSpacing
    /// A group of estimated height holds so many cells that its partly filled forms take too many rules.
    case tooManyCells
    /// Items of a page stand behind its last section, or inside all of them, and the page has more sections than it keeps
    /// rows for.
    case tooManySections(most: Int)
    /// The place of a supplementary item of this kind follows a height that only the browser knows, and that is not its
    /// own cell's.
    case supplementaryFollowsContent(String)
    /// A supplementary item of this kind stands in a cell that is drawn above or below the others of its section.
    case drawingOrder(String)
    /// A row that stops at pages has pages in which no group starts, and so nothing to stop at.
    case pageWithoutGroup
    /// The layout as a whole scrolls sideways.
    case sidewaysPage
    /// A section of a split page stands on one side at some widths and on the other at others: its element has one place.
    case sideChanges(section: Int)
    /// The sides of a split page lie over each other.
    case overlappingSides
    /// A side of a split page has less than a pixel.
    case sideWithoutWidth(SplitSide)
    /// The rows of a tail do not go with those of the groups before it.
    case tailInContent
    /// A tail of a section that scrolls sideways, where the row's height is not known.
    case tailInRow

    /// One sentence, for a diagnostic.
    public var message: String {
        switch self {
        case .conflictingStacks(let start, let end):
            "stacks of estimated heights hold other items than "
                + (end.map { "from \(start) to \($0 - 1) px" } ?? "from \(start) px on")
        case .overlappingContent:
            "items of estimated height overlap, which CSS grid cannot carry"
        case .parallelContentStacks:
            "two stacks of estimated heights stand side by side, which CSS grid cannot carry"
        case .contentInFixedStack:
            "a stack of a fixed height holds items of estimated height, which CSS grid cannot carry"
        case .flexibleSpaceInContent:
            "flexible spacing shares room between items of estimated height, which CSS grid cannot carry"
        case .uniformBesideTaller:
            "an item of uniform height stands beside one with more room around it, which CSS grid cannot carry"
        case .uniformGroups:
            "groups that are all as long as the longest stand apart by parts of pixels, or have other room around their items"
        case .contentWidth:
            "an estimated width cannot be carried by grid tracks"
        case .pinnedContent:
            "a pinned boundary item would cover those at the section's other end, whose height only the browser knows"
        case .pinnedOffset:
            "a pinned boundary item with an offset stands in a row whose height only the browser knows"
        case .pinnedInside:
            "a pinned boundary item that does not extend its section cannot be carried by position: sticky"
        case .stackedInside:
            "boundary items of estimated height that stack inside a section cannot be carried by CSS grid"
        case .negativeSectionSpacing:
            "sections that move over each other (a negative interSectionSpacing) cannot be carried by CSS grid"
        case .tooManySections(let most):
            "items inside or overlapping below more than \(most) sections, which CSS grid cannot carry"
        case .tooManyCells:
            "a nested group of estimated height holds more than \(PartialGroups.mostCells) items"
        case .supplementaryFollowsContent(let kind):
            "the place of '\(kind)' depends on the estimated height of a group, which CSS does not tell its cells"
        case .drawingOrder(let kind):
            "'\(kind)' is attached to a group whose first item has another zIndex, which would take it along"
        case .pageWithoutGroup:
            "'paging' stops at pages in which no group starts, which CSS scroll snapping cannot carry"
        case .sidewaysPage:
            "a page scrolls downwards, so a layout of scrollDirection horizontal cannot be shown in one"
        case .sideChanges(let section):
            "section \(section + 1) of the page is not on the side that holds it at other widths"
        case .overlappingSides:
            "the sides lie over each other"
        case .sideWithoutWidth(let side):
            "the \(side.rawValue) side has no width"
        case .tailInContent:
            "a tail has other rows than the groups before it, which grid rows of estimated height cannot carry"
        case .tailInRow:
            "a row that scrolls and ends in a tail has estimated heights, or flexible edges above or below its groups"
        }
    }

    public var hint: String {
        switch self {
        case .conflictingStacks: "stack the same numbers of items wherever stacks stand side by side"
        case .overlappingContent: "use spacing of 0 or more, and sizes that leave room"
        case .parallelContentStacks: "give all but one of the stacks fixed heights"
        case .contentInFixedStack: "make the group's height estimated too"
        case .flexibleSpaceInContent: "use fixed spacing along estimated heights"
        case .uniformBesideTaller: "give all items of the row the same edge spacing"
        case .uniformGroups:
            "use whole points between groups and the same edge spacing for their items, or make the group's height estimated"
        case .contentWidth: "use a fraction of the width or points"
        case .tooManySections: "let the items stack outside of the sections, or show fewer sections"
        case .tooManyCells: "use wider items, a row of items without groups in it, or fixed heights"
        case .supplementaryFollowsContent: "anchor it to the group's top, or to an item"
        case .drawingOrder: "give the group's items one zIndex"
        case .pageWithoutGroup:
            "make groups, with their spacing, no wider than the room between insets, or use groupPaging"
        case .sidewaysPage: "use a section that scrolls sideways by itself: orthogonalScrollingBehavior"
        case .sideChanges: "give the section the same side wherever there are two"
        case .overlappingSides: "use a spacing of 0 or more"
        case .sideWithoutWidth: "use less spacing, or a ratio of 0 or 1 there"
        case .tailInContent: "make the tail a row of items, or use fixed heights for the groups and the tail"
        case .tailInRow: "use fixed heights, and fixed edges above and below, for the groups and the tails"
        case .pinnedContent: "give the boundary items at the other end heights in points"
        case .pinnedOffset: "leave the offset out, or give the items of that side heights in points"
        case .pinnedInside: "let the item extend its section"
        case .stackedInside: "give the items heights in points, or let them extend the section"
        case .negativeSectionSpacing: "use a spacing from 0 on"
        }
    }
}
