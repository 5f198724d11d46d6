import CompositionalLayout

/// Boundary items of which a pinned one is as tall as its content.
///
/// In a grid, a sticky item stays in its area, and an area that reaches over the body would not make the first row as
/// tall as the item. So the box is a column of items one below the other, in which all of it is their area. What must
/// bound the pinned item at the other side becomes the box's padding, and lies there without weight.
struct BoundaryFlow {
    private let lowering: BoundaryLowering
    private let side: SolvedBoundaryItem.Side

    init(_ lowering: BoundaryLowering) {
        self.lowering = lowering
        side = lowering.items.first { $0.isPinned && $0.sizesToContent }?.side ?? .top
    }

    func result() throws(LoweringProblem) -> BoundaryLowering.Result {
        let own = lowering.outside(side)
        let opposite = lowering.outside(side == .top ? .bottom : .top)
        guard
            own.count == 1 || lowering.stacks, !opposite.contains(where: { $0.sizesToContent || $0.isPinned }),
            lowering.items.allSatisfy({ $0.side != .middle && ($0.isOutside || !$0.sizesToContent) && !$0.isStackedOnContent })
        else { throw .pinnedContent }
        guard lowering.items.allSatisfy({ $0.isOutside || !$0.isPinned }) else { throw .pinnedInside }
        var box = [Declaration("display", "flex"), Declaration("flex-direction", "column")]
        if !opposite.isEmpty {
            let room = CSSLength.largest(opposite.map { side == .top ? $0.end.css : Edge(.zero).distance(from: $0.start) })
            box.append(Declaration(side == .top ? "padding-block-end" : "padding-block-start", [room]))
        }
        let rules = lowering.items.map { item in
            item.rule(
                [Declaration("order", "\(order(item))")] + item.inline("align-self") + item.blockSize
                    + (item.isOutside && item.side == side ? item.rowMargin : item.weightlessMargins)
                    + (item.isPinned ? item.sticky : []))
        }
        let body = Rule(
            lowering.body == .cells ? " > :is(.cl-list, .cl-scroller)" : " > .cl-section",
            [Declaration("align-self", "stretch")])
        return BoundaryLowering.Result(box: box, items: rules + [body])
    }

    /// The body is in the middle, at 0.
    private func order(_ item: SolvedBoundaryItem) -> Int {
        switch item.side {
        case .top: item.isOutside ? -2 : -1
        case .bottom: item.isOutside ? 2 : 1
        case .middle: 0
        }
    }
}
