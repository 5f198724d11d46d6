import CompositionalLayout

/// A property of a layout that CSS cannot reproduce exactly.
public enum LoweringProblem: Error, Hashable, Sendable {
    /// Stacks of content-height cells, side by side, contain different cells than at the widths given here. The boxes
    /// around cells must be the same at every width.
    case conflictingStacks(from: Int, to: Int?)
    /// Cells with content heights overlap, or change their order with the width.
    case overlappingContent
    /// Two stacks of content-height cells are side by side at a place where boxes around them are impossible.
    case parallelContentStacks
    /// A stack of fixed height contains cells with content heights.
    case contentInFixedStack
    /// Flexible spacing is distributed between cells with content heights.
    case flexibleSpaceInContent
    /// A uniform cell is beside a cell with more space above or below it.
    case uniformBesideTaller
    /// All groups of a section have the length of the longest, and grid rows cannot reproduce that.
    case uniformGroups
    /// Other places depend on the width of a cell, which is its content's width.
    case contentWidth
    /// With other sizes of the root's text, other cells fit or are the longest.
    case dependsOnText
    /// A section provider compares the container's width with too many numbers of em.
    case tooManyTextThresholds
    /// The sides of a split page depend on the size of text.
    case splitFollowsText
    /// Spacing beside content has fractions of pixels, or cells that wrap have flexible spacing.
    case fractionsBesideContent
    /// Justified rows, a waterfall or a mosaic are beside insets or gaps with fractions of points, or not as wide as the section.
    case fractionsBesideShapes
    /// The last group of a fixed height is trimmed to the content of its cells.
    case trimmedToContent
    /// Cells that wrap by their content's widths differ, or their groups have more than cells.
    case unlikeCells
    /// A pinned boundary item must not cover items at the other end, which have content heights.
    case pinnedContent
    /// A pinned boundary item is moved from its natural position in a row with a content height.
    case pinnedOffset
    /// A pinned boundary item inside its section can be taller than the cells.
    case pinnedInside
    /// Boundary items with content heights are stacked inside a section.
    case stackedInside
    /// Sections overlap by a negative spacing. A section shorter than the overlap would need a negative height.
    case negativeSectionSpacing
    /// A group of estimated height has so many cells that its partly filled forms need too many rules.
    case tooManyCells
    /// Boundary items of a page are after its last section or inside all sections, and the page has more sections than
    /// reserved rows.
    case tooManySections(most: Int)
    /// The position of a supplementary item of this kind depends on a content height that is not its own cell's.
    case supplementaryFollowsContent(String)
    /// A supplementary item of this kind is in a cell that is drawn above or below the other cells of its section.
    case drawingOrder(String)
    /// A row with paging has a page in which no group starts, so scrolling cannot stop there.
    case pageWithoutGroup
    /// The whole layout scrolls horizontally.
    case sidewaysPage
    /// A section of a split page changes its side with the width, but its element can be in only one place.
    case sideChanges(section: Int)
    /// The sides of a split page overlap.
    case overlappingSides
    /// A side of a split page is narrower than one pixel.
    case sideWithoutWidth(SplitSide)
    /// The rows of a tail do not fit the rows of the groups before it.
    case tailInContent
    /// A horizontally scrolling section has a tail, and the row's height is not known.
    case tailInRow

    /// The problem in one sentence, for a diagnostic.
    public var message: String {
        switch self {
        case .conflictingStacks(let start, let end):
            "stacks of estimated heights hold different items than "
                + (end.map { "from \(start) to \($0 - 1) px" } ?? "from \(start) px on")
        case .overlappingContent:
            "items of estimated height overlap, which CSS grid cannot express"
        case .parallelContentStacks:
            "two stacks of estimated heights are side by side, which CSS grid cannot express"
        case .contentInFixedStack:
            "a group of a fixed size holds items of estimated size along it, which CSS grid cannot express"
        case .flexibleSpaceInContent:
            "flexible spacing divides space between items of estimated size, which CSS grid cannot express"
        case .uniformBesideTaller:
            "an item of uniform height is beside one with more space around it, which CSS grid cannot express"
        case .uniformGroups:
            "groups of equal length have gaps with fractions of pixels, or different space around their items"
        case .contentWidth:
            "places depend on an estimated width in a way that CSS cannot express"
        case .dependsOnText:
            "the number of items, or which of them is the longest, depends on the size of text"
        case .tooManyTextThresholds:
            "the layout has more than \(IntervalFinder.mostTextThresholds) bounds in em"
        case .splitFollowsText:
            "the sides of a split page depend on the size of text"
        case .fractionsBesideContent:
            "spacing beside items of estimated width has fractions of points, or items that wrap have flexible spacing"
        case .fractionsBesideShapes:
            "pictures in their own shapes have insets or gaps with fractions of points, or a section that has a readable width"
        case .trimmedToContent:
            "the last group, of a fixed height, would be as tall as the content of its first items"
        case .unlikeCells:
            "items that wrap by their estimated widths are not all alike, or have badges, a tail or an aligned last row"
        case .pinnedContent:
            "a pinned boundary item would cover those at the section's other end, whose height is estimated"
        case .pinnedOffset:
            "a pinned boundary item with an offset is in a row of estimated height"
        case .pinnedInside:
            "a pinned boundary item inside its section has an estimated height, or is taller than one row of items"
        case .stackedInside:
            "boundary items of estimated height are stacked inside a section, which CSS grid cannot express"
        case .negativeSectionSpacing:
            "sections overlap (a negative interSectionSpacing), which CSS grid cannot express"
        case .tooManySections(let most):
            "boundary items are inside or below more than \(most) sections, which CSS grid cannot express"
        case .tooManyCells:
            "a nested group of estimated height holds more than \(PartialGroups.mostCells) items"
        case .supplementaryFollowsContent(let kind):
            "the place of '\(kind)' depends on the estimated height of a group, which CSS grid cannot express"
        case .drawingOrder(let kind):
            "'\(kind)' is attached to a group whose first item has a different zIndex, so it would be drawn with that item"
        case .pageWithoutGroup:
            "'paging' stops at pages in which no group starts, which CSS scroll snapping cannot express"
        case .sidewaysPage:
            "a page scrolls vertically, so it cannot show a layout with scrollDirection horizontal"
        case .sideChanges(let section):
            "section \(section + 1) of the page changes its side with the width"
        case .overlappingSides:
            "the sides overlap"
        case .sideWithoutWidth(let side):
            "the \(side.rawValue) side has no width"
        case .tailInContent:
            "a tail has different rows than the groups before it, which grid rows of estimated height cannot express"
        case .tailInRow:
            "a scrolling row with a tail has estimated heights, or flexible edges above or below its groups"
        }
    }

    public var hint: String {
        switch self {
        case .conflictingStacks: "stack the same numbers of items at every width with stacks side by side"
        case .overlappingContent: "use spacing of 0 or more, and sizes that leave room"
        case .parallelContentStacks: "give all but one of the stacks fixed heights"
        case .contentInFixedStack: "make the group's size along its items estimated too"
        case .flexibleSpaceInContent: "use fixed spacing along estimated sizes, and whole points beside flexible edges"
        case .uniformBesideTaller: "give all items of the row the same edge spacing"
        case .uniformGroups:
            "use whole points between groups and the same edge spacing for their items, or make the group's height estimated"
        case .contentWidth: "use a fraction of the width or points"
        case .dependsOnText: "use em for all lengths of such items and their group, or for none, or write a count"
        case .tooManyTextThresholds: "use the same bounds in em at every width"
        case .splitFollowsText: "let the sides depend on the width in points, and the sections in them on em"
        case .fractionsBesideContent: "use whole points, and fixed spacing"
        case .fractionsBesideShapes: "use whole points, and contentInsetsReference: none"
        case .trimmedToContent: "set trimsLastGroup: false, or make the group's height estimated"
        case .unlikeCells: "use a single subitem, and widths in points for the others"
        case .tooManySections: "place the items outside the sections, or show fewer sections"
        case .tooManyCells: "use wider items, a row of items without groups in it, or fixed heights"
        case .supplementaryFollowsContent: "anchor it to the group's top, or to an item"
        case .drawingOrder: "give all items of the group the same zIndex"
        case .pageWithoutGroup:
            "make groups, with their spacing, no wider than the space between insets, or use groupPaging"
        case .sidewaysPage: "use a section with orthogonalScrollingBehavior, which scrolls horizontally by itself"
        case .sideChanges: "give the section the same side at every width with two sides"
        case .overlappingSides: "use a spacing of 0 or more"
        case .sideWithoutWidth: "use less spacing, or a ratio of 0 or 1 there"
        case .tailInContent: "make the tail a row of items, or use fixed heights for the groups and the tail"
        case .tailInRow: "use fixed heights, and fixed edges above and below, for the groups and the tails"
        case .pinnedContent: "give the boundary items at the other end heights in points"
        case .pinnedOffset: "remove the offset, or give the items of that side heights in points"
        case .pinnedInside: "let the item extend its section, or use heights in points"
        case .stackedInside: "give the items heights in points, or let them extend the section"
        case .negativeSectionSpacing: "use a spacing of 0 or more"
        }
    }
}
