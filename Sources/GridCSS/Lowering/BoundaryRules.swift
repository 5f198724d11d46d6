import CompositionalLayout

/// The grid of a section (or of the whole page): its headers, spacers and footers around the cells.
///
/// Rows are the solver's: what stands at one side and overlaps there shares a row, what stacks has a row each, and what
/// lies inside the section takes no room in the row of the cells.
struct BoundaryLowering {
    let items: [SolvedBoundaryItem]
    let stacks: Bool

    struct Result: Hashable {
        /// `grid-template-rows` of the box.
        var rows: String
        /// Grid row of the cells, from 1.
        var bodyRow: Int
        /// One rule for each item, the selector being its class.
        var items: [Rule]
    }

    func result() throws(LoweringProblem) -> Result {
        let starts = outside(.top)
        let ends = outside(.bottom)
        let startRows = stacks ? starts.count : min(starts.count, 1)
        let bodyRow = startRows + 1
        var rows: [String] = []
        if stacks {
            rows += starts.map { "[\(Self.name($0))] auto" }
        } else if !starts.isEmpty {
            rows.append("[\(starts.map(Self.name).joined(separator: " "))] auto")
        }
        rows.append("[cells] auto")
        if stacks {
            rows += ends.map { "[\(Self.name($0))] auto" }
        } else if !ends.isEmpty {
            rows.append("[\(ends.map(Self.name).joined(separator: " "))] auto")
        }
        var rules: [Rule] = []
        for item in items {
            let row: Int
            if let index = starts.firstIndex(of: item) {
                row = stacks ? index + 1 : 1
            } else if let index = ends.firstIndex(of: item) {
                row = bodyRow + 1 + (stacks ? index : 0)
            } else {
                row = bodyRow
            }
            rules.append(
                Rule(
                    " > .cl-\(item.description.elementKind)",
                    [Declaration("grid-row", "\(row)")] + inline(item) + (try block(item))))
        }
        return Result(rows: rows.joined(separator: " "), bodyRow: bodyRow, items: rules)
    }

    private enum Side { case top, bottom }

    /// Items outside the body at one side, from the top down.
    private func outside(_ side: Side) -> [SolvedBoundaryItem] {
        items.filter {
            $0.description.extendsBoundary
                && (side == .top ? $0.description.alignment.isTop : $0.description.alignment.isBottom)
        }
    }

    static func name(_ item: SolvedBoundaryItem) -> String { item.description.elementKind }

    private func inline(_ item: SolvedBoundaryItem) -> [Declaration] {
        let start = Edge(item.frame.x)
        let end = Edge(item.frame.maxX)
        return [
            Declaration("justify-self", "start"), Declaration.size("inline-size", end.distance(from: start)),
            Declaration("margin-inline-start", start.css),
        ]
    }

    /// The vertical place. The item's y counts from the edge of the body it belongs to; a row's edge is that edge.
    private func block(_ item: SolvedBoundaryItem) throws(LoweringProblem) -> [Declaration] {
        let description = item.description
        if description.layoutSize.width.isEstimated { throw .contentWidth }
        let isContent = description.layoutSize.height.isEstimated
        let height = item.frame.height
        let offset = Length(points: description.absoluteOffset.y)
        let size =
            isContent
            ? [] : [Declaration.size("block-size", Edge(item.offset + height).distance(from: Edge(item.offset)))]
        if description.extendsBoundary, description.alignment.isTop {
            return size + [Declaration("align-self", "end")] + margin("end", Edge(offset * -1).css)
        }
        if description.extendsBoundary, description.alignment.isBottom {
            return size + [Declaration("align-self", "start")] + margin("start", Edge(offset).css)
        }
        if description.extendsBoundary {
            return size + [Declaration("align-self", "center")]
        }
        return try inside(item, size: size)
    }

    /// Over the cells: as margins that add up to no height at all.
    private func inside(_ item: SolvedBoundaryItem, size: [Declaration]) throws(LoweringProblem) -> [Declaration] {
        guard !size.isEmpty, item.offset.content == 0 else { throw .contentInFixedStack }
        let start = Edge(item.offset)
        let end = Edge(item.offset + item.frame.height)
        let alignment = item.description.alignment
        let zero = Edge(.zero)
        if alignment.isTop {
            return size + [
                Declaration("align-self", "start"), Declaration("margin-block-start", start.css),
                Declaration("margin-block-end", zero.distance(from: end)),
            ]
        }
        if alignment.isBottom {
            return size + [
                Declaration("align-self", "end"), Declaration("margin-block-start", start.css),
                Declaration("margin-block-end", zero.distance(from: end)),
            ]
        }
        let height = end.distance(from: start).operand()
        let shift = start.css.operand()
        return size + [
            Declaration("align-self", "center"),
            Declaration(
                "margin-block",
                "calc(\(height) / -2 + \(shift)) calc(\(height) / -2 - \(shift))"
            ),
        ]
    }

    private func margin(_ side: String, _ length: CSSLength) -> [Declaration] {
        length.isZero ? [] : [Declaration("margin-block-\(side)", length)]
    }
}

extension BoundarySupplementaryItem.Alignment {
    var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
