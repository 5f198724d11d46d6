import CompositionalLayout

/// The box as a grid: rows of boundary items around the rows of the body.
///
/// A sticky item stays within its box's content area. If pinned items must not cover the items of the other side, the
/// other side becomes padding of the box, and its items overlap the padding.
struct BoundaryGrid {
    let items: [SolvedBoundaryItem]
    let body: BoundaryLowering.Body
    private let width: Length
    /// The rows of items at the start and end, for those sides that have rows.
    let starts: [[SolvedBoundaryItem]]
    let ends: [[SolvedBoundaryItem]]
    /// The items in the padding.
    let padded: [SolvedBoundaryItem.Side: [SolvedBoundaryItem]]

    /// The number of rows that a page reserves for its sections if footers or side items must refer to the last one.
    /// Empty rows have no height.
    static let mostSections = 1000

    init(_ lowering: BoundaryLowering) throws(LoweringProblem) {
        items = lowering.items
        body = lowering.body
        width = lowering.width
        // The row of the cells is as tall as a pinned item in it, so the cells must be at least as tall.
        let pinnedInside = lowering.items.filter { $0.isPinned && !$0.isOutside }
        guard pinnedInside.allSatisfy({ !$0.sizesToContent && lowering.bodyHolds($0.depth) }) else {
            throw .pinnedInside
        }
        if pinnedInside.contains(where: \.isMovedPin) { throw .pinnedOffset }
        if lowering.items.contains(where: \.isStackedOnContent) { throw .stackedInside }
        var padded: [SolvedBoundaryItem.Side: [SolvedBoundaryItem]] = [:]
        func rows(_ side: SolvedBoundaryItem.Side, behind other: SolvedBoundaryItem.Side) throws(LoweringProblem)
            -> [[SolvedBoundaryItem]]
        {
            let outside = lowering.outside(side)
            if outside.isEmpty { return [] }
            guard lowering.items.contains(where: { $0.isPinned && $0.side == other }) else {
                return lowering.stacks ? outside.map { [$0] } : [outside]
            }
            if outside.contains(where: \.sizesToContent) { throw .pinnedContent }
            // The page's own box does not know its width in whole pixels. Its children do.
            if lowering.body == .sections,
                outside.contains(where: { (side == .top ? $0.start : $0.end).css.followsWidth })
            {
                throw .pinnedContent
            }
            padded[side] = outside
            return []
        }
        starts = try rows(.top, behind: .bottom)
        ends = try rows(.bottom, behind: .top)
        self.padded = padded
        for row in starts + ends where row.contains(where: \.isMovedPin) {
            let isKnown = row.allSatisfy { !$0.sizesToContent && (body == .cells || !$0.need.followsWidth) }
            guard isKnown else { throw .pinnedOffset }
        }
        if padded.values.joined().contains(where: \.isMovedPin) { throw .pinnedOffset }
    }

    func result() throws(LoweringProblem) -> BoundaryLowering.Result {
        var rules: [Rule] = []
        for item in items { rules.append(item.rule(place(item) + (try inline(item)) + block(item))) }
        return BoundaryLowering.Result(
            box: box, items: rules + aside, mostSections: knowsLastRow ? Self.mostSections : nil)
    }

    private func inline(_ item: SolvedBoundaryItem) throws(LoweringProblem) -> [Declaration] {
        guard item.description.layoutSize.width.isEstimated else { return item.inline(isBesideSections(item)) }
        if isBesideSections(item) || isFloating(item) { throw .contentWidth }
        return try item.contentInline(in: width)
    }

    // MARK: The box

    private var box: [Declaration] {
        var box: [Declaration] = []
        let rows: [Declaration.Part] = starts.flatMap(Self.row)
        switch body {
        case .cells:
            box.append(Declaration("grid-template-rows", rows + [.text("[cells] auto")] + ends.flatMap(Self.row)))
        case .sections where knowsLastRow:
            let sections = Declaration.Part.text("repeat(\(Self.mostSections), auto)")
            box.append(Declaration("grid-template-rows", rows + [sections] + ends.flatMap(Self.row)))
        case .sections:
            if !rows.isEmpty { box.append(Declaration("grid-template-rows", rows)) }
        }
        if items.contains(where: isBesideSections) {
            // A column beside the sections, so that items do not affect sections that are placed automatically.
            box.append(Declaration("grid-template-columns", "minmax(0, 1fr) 0"))
        }
        if body == .sections, items.contains(where: isFloating) { box.append(Declaration("position", "relative")) }
        if let top = padded[.top] {
            let room = CSSLength.largest(top.map { Edge(.zero).distance(from: $0.start) })
            box.append(Declaration("padding-block-start", [room]))
        }
        if let bottom = padded[.bottom] {
            box.append(Declaration("padding-block-end", [CSSLength.largest(bottom.map(\.end.css))]))
        }
        return box
    }

    /// A margin towards the body would stop a pinned item before its end. The row therefore has a height instead.
    private static func row(_ items: [SolvedBoundaryItem]) -> [Declaration.Part] {
        let names = "[\(items.map(\.description.elementKind).joined(separator: " "))]"
        if items.contains(where: \.isMovedPin) { return [.text(names), CSSLength.largest(items.map(\.need))] }
        return [.text("\(names) auto")]
    }

    /// Sections are placed automatically, in their own column and after the first rows, which are occupied.
    private var aside: [Rule] {
        var rules: [Rule] = []
        if items.contains(where: isBesideSections) {
            rules.append(Rule(" > .cl-section", [Declaration("grid-column", "1")]))
        }
        if knowsLastRow, !starts.isEmpty {
            let area = starts.count == 1 ? "1 / 1" : "1 / 1 / span \(starts.count)"
            rules.append(Rule("::before", [Declaration("content", "\"\""), Declaration("grid-area", area)]))
        }
        return rules
    }

    /// True if items of a page refer to the row after all sections.
    private var knowsLastRow: Bool {
        body == .sections && (ends.contains { $0.count > 1 } || items.contains { !$0.isOutside })
    }

    private func isBesideSections(_ item: SolvedBoundaryItem) -> Bool {
        body == .sections && !item.isOutside && !isFloating(item)
    }

    /// True for an item inside the body with a content height. No margin can remove that height again.
    private func isFloating(_ item: SolvedBoundaryItem) -> Bool {
        !item.description.extendsBoundary && item.sizesToContent
    }

    // MARK: Items

    private func place(_ item: SolvedBoundaryItem) -> [Declaration] {
        let bodyRows = body == .cells ? 1 : Self.mostSections
        let firstOfBody = starts.count + 1
        func row(_ text: String) -> [Declaration] { [Declaration("grid-row", text)] }
        if let number = starts.firstIndex(where: { $0.contains(item) }) { return row("\(number + 1)") }
        if let number = ends.firstIndex(where: { $0.contains(item) }) {
            return body == .sections && !knowsLastRow ? [] : row("\(firstOfBody + bodyRows + number)")
        }
        if body == .sections, item.isOutside, !knowsLastRow { return item.side == .top ? row("1") : [] }
        // Both lines are named. For an absolutely positioned item, a missing end line means the end of the box.
        let isOneRow = bodyRows == 1 && !isFloating(item)
        let whole = row(isOneRow ? "\(firstOfBody)" : "\(firstOfBody) / \(firstOfBody + bodyRows)")
        return whole + (isBesideSections(item) ? [Declaration("grid-column", "2")] : [])
    }

    private func block(_ item: SolvedBoundaryItem) -> [Declaration] {
        if isFloating(item) { return item.floating }
        let sticky = item.isPinned ? item.sticky : []
        if item.side == .middle { return item.blockSize + [Declaration("align-self", "center")] + item.centred }
        if item.isMovedPin { return item.blockSize + inKnownRow(item) + sticky }
        if item.isPinned, !item.isOutside { return item.blockSize + item.pinnedInside + sticky }
        let isInRow = item.isOutside && padded[item.side] == nil
        let towardsBody = item.side == .top ? "end" : "start"
        let awayFromBody = item.side == .top ? "start" : "end"
        let align = Declaration("align-self", isInRow ? towardsBody : awayFromBody)
        return item.blockSize + [align] + (isInRow ? item.rowMargin : item.weightlessMargins) + sticky
    }

    private func inKnownRow(_ item: SolvedBoundaryItem) -> [Declaration] {
        let row = (item.side == .top ? starts : ends).first { $0.contains(item) } ?? []
        let property = item.side == .top ? "margin-block-start" : "margin-block-end"
        let align = Declaration("align-self", item.side == .top ? "start" : "end")
        switch CSSLength.largest(row.map(\.need)) {
        case .length(let height) where height != item.need: return [align, Declaration(property, height - item.need)]
        case .text(let height) where row.count > 1:
            return [align, Declaration(property, "calc(\(height) - \(item.need.operand()))")]
        default: return [align]
        }
    }
}
