import CompositionalLayout

/// Headers, side items and footers around a body: the cells of a section, or all sections of a page.
///
/// The box is a grid with the solver's rows: what stands at one side and overlaps there shares a row, what stacks has a
/// row each, and what lies inside takes no room in the rows of the body.
struct BoundaryLowering {
    enum Body {
        case cells
        /// Each has a row of its own, and how many there are is the page's business.
        case sections
    }

    let items: [SolvedBoundaryItem]
    let stacks: Bool
    let body: Body

    struct Result: Hashable {
        /// Of the box that the items stand in.
        var box: [Declaration]
        /// One rule for each item, the selector being its class, and what else the box needs.
        var items: [Rule]
        /// Sections that the box has rows for; `nil`: any number.
        var mostSections: Int?
    }

    func result() throws(LoweringProblem) -> Result {
        if items.contains(where: \.description.layoutSize.width.isEstimated) { throw .contentWidth }
        return try BoundaryGrid(self).result()
    }

    /// Items outside the body at one side, from the top down.
    func outside(_ side: SolvedBoundaryItem.Side) -> [SolvedBoundaryItem] {
        items.filter { $0.isOutside && $0.side == side }
    }
}

extension BoundarySupplementaryItem.Alignment {
    /// Where an item stands along the page.
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

    /// Above or below the body, which it moves.
    var isOutside: Bool { description.extendsBoundary && side != .middle }
    /// Items at the sides are never pinned.
    var isPinned: Bool { description.pinToVisibleBounds && side != .middle }
    var sizesToContent: Bool { description.layoutSize.height.isEstimated }

    /// From the edge of the body that the item belongs to; content left out.
    var start: Edge { Edge(offset) }
    var end: Edge { Edge(offset + frame.height) }

    /// Where the item's row has its edge towards the body; the item's own offset counts from there.
    var rowEdge: Edge {
        let moved = Length(points: description.absoluteOffset.y)
        return Edge((side == .top ? offset + frame.height : offset) - moved)
    }

    /// What the item takes of its row, where its height is known.
    var need: CSSLength { side == .top ? rowEdge.distance(from: start) : end.distance(from: rowEdge) }

    /// Pinned, and moved from its natural place.
    var isMovedPin: Bool { isPinned && description.absoluteOffset.y != 0 }

    /// True where unknown heights are between the item and the edge of the body that it lies inside of.
    var isStackedOnContent: Bool {
        guard !isOutside else { return false }
        return (side == .bottom ? offset.content + frame.height.content : offset.content) != 0
    }

    var selector: String { " > .cl-\(description.elementKind)" }
}
