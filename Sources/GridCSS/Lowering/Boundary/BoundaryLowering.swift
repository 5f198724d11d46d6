import CompositionalLayout

/// Lowers the headers, side items and footers around a body. The body is the cells of a section, or all sections of a
/// page.
///
/// The box is a grid with the solver's rows. Overlapping items at one side share a row, stacked items have a row each,
/// and items inside the body add no height to the body's rows.
struct BoundaryLowering {
    enum Body {
        case cells
        /// Each section has its own row. The page decides how many sections it has.
        case sections
    }

    let items: [SolvedBoundaryItem]
    let stacks: Bool
    let body: Body
    /// The width of the box.
    var width = Length(width: 1)
    /// True if a body with a single cell is at least as long as this, at every width of the rules.
    var bodyHolds: (Length) -> Bool = { _ in false }

    struct Result: Hashable {
        /// Declarations of the box that contains the items.
        var box: [Declaration]
        /// One rule for each item, with the item's class as selector, and further rules for the box.
        var items: [Rule]
        /// The maximum number of sections; `nil` for any number.
        var mostSections: Int?
    }

    func result() throws(LoweringProblem) -> Result { try BoundaryGrid(self).result() }

    /// The items outside the body at one side, from the top down.
    func outside(_ side: SolvedBoundaryItem.Side) -> [SolvedBoundaryItem] {
        items.filter { $0.isOutside && $0.side == side }
    }
}

extension BoundarySupplementaryItem.Alignment {
    /// The item's vertical position on the page.
    enum Side { case top, middle, bottom }

    var side: Side {
        switch self {
        case .top, .topLeading, .topTrailing: .top
        case .leading, .trailing: .middle
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        }
    }

    var isBottom: Bool { side == .bottom }
}

extension SolvedBoundaryItem {
    typealias Side = BoundarySupplementaryItem.Alignment.Side

    var side: Side { description.alignment.side }

    /// True if the item is above or below the body and moves it.
    var isOutside: Bool { description.extendsBoundary && side != .middle }
    /// Items at the leading and trailing sides are never pinned.
    var isPinned: Bool { description.pinToVisibleBounds && side != .middle }
    var sizesToContent: Bool { description.layoutSize.height.isEstimated }

    /// The distance to the body's edge that the item belongs to, without content.
    var start: Edge { Edge(offset) }
    var end: Edge { Edge(offset + frame.height) }

    /// The row's edge towards the body. The item's own offset is measured from it.
    var rowEdge: Edge {
        let moved = Length(points: description.absoluteOffset.y)
        return Edge((side == .top ? offset + frame.height : offset) - moved)
    }

    /// The height that the item needs in its row, if its height is known.
    var need: CSSLength { side == .top ? rowEdge.distance(from: start) : end.distance(from: rowEdge) }

    /// True if the item is pinned and moved from its natural position.
    var isMovedPin: Bool { isPinned && description.absoluteOffset.y != 0 }

    /// True if content heights lie between the item and the body's edge, and the item is inside the body.
    var isStackedOnContent: Bool {
        guard !isOutside else { return false }
        return (side == .bottom ? offset.content + frame.height.content : offset.content) != 0
    }

    var selector: String { " > .cl-\(description.elementKind)" }
}
