import CompositionalLayout

/// Supplementary items of items and groups. Each element is in a cell and is placed from that cell's corner.
///
/// The engine measures every position from the group's corner and rounds it there. Distances between rounded edges
/// therefore give the engine's position, whatever the rounding of the cell's own corner is.
extension ListLowering {
    func attachedRules() throws(LoweringProblem) -> AttachedRules {
        var result = AttachedRules()
        result.elements = NumberedKind.union(([run] + interval.orderedTails).flatMap(Self.elements))
        guard !result.elements.isEmpty else { return result }
        let full = try places(of: run.pattern, in: run, existing: capacity)
        let tailCounts = interval.orderedTails.map(\.pattern.leafCount)
        var tails: [[Place: [Declaration]]] = []
        for (count, tail) in zip(tailCounts, interval.orderedTails) {
            tails.append(try places(of: tail.pattern, in: tail, existing: count))
        }
        let kinds = result.elements.filter { $0.number == 0 }.map { ".cl-supplementary-\($0.kind)" }
        result.rules = [
            Rule(" > *", [Declaration("position", "relative")]),
            Rule(
                " > * > " + CellSelector.any(kinds),
                [
                    Declaration("position", "absolute"), Declaration("box-sizing", "border-box"),
                    Declaration("margin", "0"), Declaration("padding", "0"), Declaration("border", "0"),
                ]),
        ]
        for element in result.elements {
            let declarations = (0..<capacity).map { full[Place(element: element, leaf: $0)] ?? [] }
            let shown = declarations.indices.filter { !declarations[$0].isEmpty }
            let tailed = zip(tailCounts, tails).map { count, places in
                (0..<count).map { places[Place(element: element, leaf: $0)] ?? [] }
            }
            result.shown[element] = AttachedRules.Shown(
                leaves: Set(shown), capacity: capacity,
                tails: Dictionary(
                    uniqueKeysWithValues: tailed.map { tail in
                        (tail.count, Set(tail.indices.filter { !tail[$0].isEmpty }))
                    }))
            let isAlone = !result.elements.contains(NumberedKind(kind: element.kind, number: 1))
            let selector = " > " + element.selector("supplementary", isAlone: isAlone)
            let isCommon = shown.count == capacity && Set(declarations).count == 1
            result.rules +=
                isCommon
                ? [Rule(" > *\(selector)", declarations[0])]
                : Self.grouped(declarations, capacity: capacity).map { Rule($0.selector + selector, $0.declarations) }
            result.rules += try partialPositions(of: element, selector: selector, full)
            for tail in tailed {
                let replaced = tail.enumerated().map { $1.isEmpty ? [] : declarations[$0] }
                result.rules += tailRules(tail, instead: replaced, selector: selector)
            }
        }
        return result
    }

    /// The elements in order of occurrence, cell by cell. In one cell, the kinds are numbered in document order.
    private static func elements(of run: GroupRun) -> [[NumberedKind]] {
        Dictionary(grouping: run.pattern.attachments, by: \.leaf).sorted { $0.key < $1.key }.map {
            NumberedKind.numbered($1.map(\.item.description.elementKind))
        }
    }

    /// Rules for cells that are drawn above or below the others.
    var cellOrder: [Rule] {
        guard let order else { return [] }
        let declarations = leaves.map(order.declaration)
        return Self.grouped(declarations, capacity: capacity)
            + interval.orderedTails.flatMap {
                tailRules($0.pattern.leaves.map(order.declaration), instead: declarations)
            }
    }

    private struct Place: Hashable {
        let element: NumberedKind
        let leaf: Int
    }

    /// Rules for elements on groups that are smaller if some of their cells do not exist.
    private func partialPositions(
        of element: NumberedKind, selector: String, _ full: [Place: [Declaration]]
    ) throws(LoweringProblem) -> [Rule] {
        guard run.pattern.hasBadgeOnPartialGroup else { return [] }
        var rules: [Rule] = []
        for (last, group) in interval.partialGroups.enumerated() where interval.tails[last + 1] == nil {
            let places = try places(of: group, in: run, existing: last + 1)
            for leaf in 0...last {
                let place = Place(element: element, leaf: leaf)
                guard let declarations = places[place], declarations != full[place] else { continue }
                rules.append(Rule(lastGroup(leaf, existing: last + 1) + selector, declarations))
            }
        }
        return rules
    }

    private func places(
        of pattern: SolvedGroup, in run: GroupRun, existing: Int
    ) throws(LoweringProblem) -> [Place: [Declaration]] {
        var result: [Place: [Declaration]] = [:]
        let cells = pattern.leaves
        let attachments = pattern.attachments.filter { $0.leaf < existing }
        for (leaf, members) in Dictionary(grouping: attachments, by: \.leaf).sorted(by: { $0.key < $1.key }) {
            let elements = NumberedKind.numbered(members.map(\.item.description.elementKind))
            for (element, attachment) in zip(elements, members) {
                result[Place(element: element, leaf: leaf)] = try declarations(
                    attachment, cell: cells[leaf], in: run, existing: existing)
            }
        }
        return result
    }

    private func declarations(
        _ attachment: Attachment, cell: SolvedItem, in run: GroupRun, existing: Int
    ) throws(LoweringProblem) -> [Declaration] {
        // The engine measures along the direction of the groups from the group's corner, and across it from the body's
        // corner.
        let offset =
            run.axis == .vertical ? Point(x: run.origin.x, y: .zero) : Point(x: .zero, y: run.origin.y)
        let frame = attachment.item.frame.moved(by: offset)
        let corner = cell.frame.moved(by: offset)
        let across = try ContentShare(of: attachment, along: .horizontal, existing: existing)
        let down = try ContentShare(of: attachment, along: .vertical, existing: existing)
        let (x, y) = (Edge(frame.x), Edge(frame.y))
        let item = attachment.item.description
        if let order, !order.canDraw(item, on: cell) { throw .drawingOrder(item.elementKind) }
        // A whole distance from the end is the same in every column, so one rule is enough.
        let start = x.distance(from: Edge(corner.x))
        let end = Edge(corner.maxX).distance(from: Edge(frame.maxX))
        let isAtEnd = start.wholePixels == nil && end.wholePixels != nil && across == ContentShare()
        return [
            isAtEnd
                ? Declaration("inset-inline", [.text("auto"), .length(end)])
                : Declaration("inset-inline-start", start, plus: across.start),
            Declaration("inset-block-start", y.distance(from: Edge(corner.y)), plus: down.start),
            Declaration.size("inline-size", Edge(frame.maxX).distance(from: x), plus: across.extent),
            Declaration.size("block-size", Edge(frame.maxY).distance(from: y), plus: down.extent),
        ] + (order?.declaration(of: item) ?? [])
    }
}
