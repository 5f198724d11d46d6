import CompositionalLayout

/// Boundary items in rows of a grid around the body's.
struct BoundaryGrid {
    let items: [SolvedBoundaryItem]
    let body: BoundaryLowering.Body
    private let starts: [[SolvedBoundaryItem]]
    private let ends: [[SolvedBoundaryItem]]

    /// Rows that a page keeps for its sections where footers and side items must know the last one. Empty ones have no
    /// height.
    private static let mostSections = 1000

    init(_ lowering: BoundaryLowering) {
        items = lowering.items
        body = lowering.body
        func rows(_ items: [SolvedBoundaryItem]) -> [[SolvedBoundaryItem]] {
            lowering.stacks ? items.map { [$0] } : items.isEmpty ? [] : [items]
        }
        starts = rows(lowering.outside(.top))
        ends = rows(lowering.outside(.bottom))
    }

    func result() throws(LoweringProblem) -> BoundaryLowering.Result {
        var rules: [Rule] = []
        for item in items { rules.append(item.rule(try place(item) + item.inline("justify-self") + block(item))) }
        return BoundaryLowering.Result(box: try box(), items: rules + fillers)
    }

    // MARK: The box

    private func box() throws(LoweringProblem) -> [Declaration] {
        guard body == .sections else { return [Declaration("grid-template-rows", try rows("[cells] auto"))] }
        guard knowsLastRow else {
            return starts.isEmpty ? [] : [Declaration("grid-template-rows", try startRows())]
        }
        var box = [Declaration("grid-template-rows", try rows("repeat(\(Self.mostSections), auto)"))]
        if items.contains(where: isBesideSections) {
            // Beside the sections, and so out of the way of those that find their rows by themselves.
            box.append(Declaration("grid-template-columns", "minmax(0, 1fr) 0"))
        }
        if items.contains(where: isFloating) { box.append(Declaration("position", "relative")) }
        return box
    }

    private func rows(_ body: String) throws(LoweringProblem) -> [Declaration.Part] {
        var parts = try startRows() + [.text(body)]
        for row in ends { parts += try part(row) }
        return parts
    }

    private func startRows() throws(LoweringProblem) -> [Declaration.Part] {
        var parts: [Declaration.Part] = []
        for row in starts { parts += try part(row) }
        return parts
    }

    /// A pinned item spans more than its row, so the row has to know the height.
    private func part(_ row: [SolvedBoundaryItem]) throws(LoweringProblem) -> [Declaration.Part] {
        let name = "[\(row.map(\.description.elementKind).joined(separator: " "))]"
        guard row.contains(where: \.isPinned) else { return [.text("\(name) auto")] }
        if row.contains(where: \.sizesToContent) { throw .pinnedContent }
        return [.text(name), CSSLength.largest(row.map(\.need))]
    }

    /// A page's sections take the rows that are left, so what stands at the start must not leave one of its own.
    private var fillers: [Rule] {
        guard body == .sections, knowsLastRow, !starts.isEmpty else { return [] }
        return [
            Rule(
                "::before",
                [
                    Declaration("content", "\"\""),
                    Declaration("grid-area", starts.count == 1 ? "1 / 1" : "1 / 1 / span \(starts.count)"),
                ])
        ]
    }

    /// True where items of a page refer to the row behind all sections.
    private var knowsLastRow: Bool {
        body == .sections
            && (ends.contains { $0.count > 1 } || items.contains { !$0.isOutside || $0.isPinned })
    }

    private func isBesideSections(_ item: SolvedBoundaryItem) -> Bool {
        body == .sections && (item.isPinned || !item.isOutside) && !isFloating(item)
    }

    /// Inside the body, and as tall as its content: no margin can take that height away again.
    private func isFloating(_ item: SolvedBoundaryItem) -> Bool {
        !item.description.extendsBoundary && item.sizesToContent
    }

    // MARK: Items

    private func place(_ item: SolvedBoundaryItem) throws(LoweringProblem) -> [Declaration] {
        let bodyRows = body == .cells ? 1 : Self.mostSections
        let firstOfBody = starts.count + 1
        let behindBody = firstOfBody + bodyRows
        let row: String
        if let number = starts.firstIndex(where: { $0.contains(item) }) {
            row = item.isPinned ? "\(number + 1) / \(behindBody)" : "\(number + 1)"
        } else if let number = ends.firstIndex(where: { $0.contains(item) }) {
            if body == .sections, !knowsLastRow { return [] }
            row =
                item.isPinned
                ? "\(firstOfBody) / \(behindBody + number + 1)" : "\(behindBody + number)"
        } else {
            row = bodyRows == 1 ? "\(firstOfBody)" : "\(firstOfBody) / \(behindBody)"
        }
        let column = isBesideSections(item) ? [Declaration("grid-column", "2")] : []
        return [Declaration("grid-row", row)] + column
    }

    private func block(_ item: SolvedBoundaryItem) throws(LoweringProblem) -> [Declaration] {
        if item.isStackedOnContent { throw .stackedInside }
        if item.isPinned { return try pinned(item) }
        if isFloating(item) { return floating(item) }
        switch item.side {
        case .top where item.isOutside: return item.blockSize + [Declaration("align-self", "end")] + item.rowMargin
        case .bottom where item.isOutside:
            return item.blockSize + [Declaration("align-self", "start")] + item.rowMargin
        case .top: return item.blockSize + [Declaration("align-self", "start")] + item.weightlessMargins
        case .bottom: return item.blockSize + [Declaration("align-self", "end")] + item.weightlessMargins
        case .middle: return item.blockSize + [Declaration("align-self", "center")] + centred(item)
        }
    }

    private func pinned(_ item: SolvedBoundaryItem) throws(LoweringProblem) -> [Declaration] {
        guard item.isOutside else { throw .pinnedInside }
        let rows = item.side == .top ? starts : ends
        let others = rows.first { $0.contains(item) } ?? []
        var margin: [Declaration] = []
        let property = item.side == .top ? "margin-block-start" : "margin-block-end"
        switch CSSLength.largest(others.map(\.need)) {
        case .length(let row): margin = Declaration.single(property, row - item.need)
        case .text(let row) where others.count > 1:
            margin = [Declaration(property, "calc(\(row) - \(item.need.operand()))")]
        default: break
        }
        return item.blockSize + [Declaration("align-self", item.side == .top ? "start" : "end")] + margin + item.sticky
    }

    /// Centred; one that lies inside counts for nothing.
    private func centred(_ item: SolvedBoundaryItem) -> [Declaration] {
        let shift = item.start.css
        if item.description.extendsBoundary {
            guard !shift.isZero else { return [] }
            return [
                Declaration("margin-block", [.length(shift), .length(Edge(.zero).distance(from: item.start))])
            ]
        }
        let height = item.end.distance(from: item.start).operand()
        return [
            Declaration(
                "margin-block", "calc(\(height) / -2 + \(shift.operand())) calc(\(height) / -2 - \(shift.operand()))")
        ]
    }

    /// Taken out of the rows, within the area of the body.
    private func floating(_ item: SolvedBoundaryItem) -> [Declaration] {
        var result = [Declaration("position", "absolute"), Declaration("inset-inline-start", "0")]
        switch item.side {
        case .top: result.append(Declaration("inset-block-start", item.start.css))
        case .bottom: result.append(Declaration("inset-block-end", Edge(.zero).distance(from: item.end)))
        case .middle:
            let shift = item.start.css
            result.append(
                Declaration("inset-block-start", shift.isZero ? "50%" : "calc(50% + \(shift.operand()))"))
            result.append(Declaration("translate", "0 -50%"))
        }
        return result
    }
}

extension SolvedBoundaryItem {
    /// True where unknown heights are between the item and the edge of the body that it lies inside of.
    var isStackedOnContent: Bool {
        !isOutside && (side == .bottom ? offset.content + frame.height.content : offset.content) != 0
    }
}

extension Declaration {
    /// Nothing when the length is zero.
    static func single(_ property: String, _ length: CSSLength) -> [Declaration] {
        length.isZero ? [] : [Declaration(property, length)]
    }
}
