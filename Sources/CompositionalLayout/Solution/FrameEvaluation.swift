/// Turns lengths into numbers. Each box is evaluated from its own start (group in run, run in body, body in section,
/// section in layout), because that is how rounded tracks add up in a grid.
struct FrameEvaluation {
    let layout: SolvedLayout
    let container: Size<Double>
    /// The value of an edge, rounded or not.
    let edge: (Length, Size<Double>) -> Double

    var frames: LayoutFrames {
        var sections: [LayoutFrames.Section] = []
        var position = 0.0
        for (index, section) in layout.sections.enumerated() {
            if index > 0 { position += value(Length(points: layout.configuration.interSectionSpacing)) }
            let evaluated = evaluate(section)
            sections.append(evaluated.moved(by: position))
            position += evaluated.frame.height
        }
        let whole = evaluate(layout.boundaryItems, bodyHeight: position)
        return LayoutFrames(
            sections: sections.map { $0.moved(by: whole.bodyStart) }, boundaryItems: whole.items,
            contentSize: Size(width: value(layout.contentSize.width), height: whole.length))
    }

    private func value(_ length: Length) -> Double { edge(length, container) }

    private func evaluate(_ section: SolvedSection) -> LayoutFrames.Section {
        var items: [Rect<Double>] = []
        items.reserveCapacity(section.itemCount)
        let insets = section.description?.contentInsets ?? .zero
        var height = value(section.body.height)
        if let first = section.runs.first, let last = section.runs.last {
            var position = value(first.origin.y)
            for run in section.runs {
                append(run, at: position, to: &items)
                position += value(run.pitch) * Double(run.groupCount)
            }
            let edges = section.description?.group.edgeSpacing ?? .none
            height = position - value(last.pitch) + value(last.lastLength)
            height += value(Length(points: insets.bottom + edges.end(.vertical).spacing))
        }
        let whole = evaluate(section.boundaryItems, bodyHeight: height)
        return LayoutFrames.Section(
            frame: Rect(x: 0, y: 0, width: value(Length(width: 1)), height: whole.length),
            items: items.map { $0.moved(by: Point(x: 0, y: whole.bodyStart)) }, boundaryItems: whole.items)
    }

    private func append(_ run: GroupRun, at position: Double, to items: inout [Rect<Double>]) {
        let pattern = run.pattern.leaves.map { leaf in
            evaluate(leaf.frame.moved(by: Point(x: run.origin.x, y: .zero)))
        }
        guard !pattern.isEmpty else { return }
        let pitch = value(run.pitch)
        for item in 0..<run.itemCount {
            let group = Double(item / pattern.count)
            items.append(pattern[item % pattern.count].moved(by: Point(x: 0, y: position + group * pitch)))
        }
    }

    /// Edges, never sizes: two neighbours that share an edge share it after rounding too.
    private func evaluate(_ rect: Rect<Length>) -> Rect<Double> {
        let x = value(rect.x)
        let y = value(rect.y)
        return Rect(x: x, y: y, width: max(0, value(rect.maxX) - x), height: max(0, value(rect.maxY) - y))
    }

    private struct Bounded {
        let bodyStart: Double
        let length: Double
        let items: [LayoutFrames.BoundaryItem]
    }

    private func evaluate(_ items: [SolvedBoundaryItem], bodyHeight: Double) -> Bounded {
        var bodyHeight = bodyHeight
        var growth = 0.0
        var overhang = 0.0
        let rects = items.map { item in
            evaluate(
                Rect(x: item.frame.x, y: item.offset, width: item.frame.width, height: item.frame.height))
        }
        for (item, rect) in zip(items, rects) where item.description.extendsBoundary {
            switch item.description.alignment.vertical {
            case .start: growth = max(growth, -rect.y)
            case .middle: bodyHeight = max(bodyHeight, rect.height)
            case .end: overhang = max(overhang, rect.maxY)
            }
        }
        let placed = zip(items, rects).map { item, rect in
            let anchor =
                switch item.description.alignment.vertical {
                case .start: growth
                case .middle: growth + (bodyHeight - rect.height) / 2
                case .end: growth + bodyHeight
                }
            return LayoutFrames.BoundaryItem(
                elementKind: item.description.elementKind, frame: rect.moved(by: Point(x: 0, y: anchor)))
        }
        return Bounded(bodyStart: growth, length: growth + bodyHeight + overhang, items: placed)
    }
}

extension LayoutFrames.Section {
    fileprivate func moved(by offset: Double) -> Self {
        let offset = Point(x: 0, y: offset)
        return Self(
            frame: frame.moved(by: offset), items: items.map { $0.moved(by: offset) },
            boundaryItems: boundaryItems.map {
                LayoutFrames.BoundaryItem(elementKind: $0.elementKind, frame: $0.frame.moved(by: offset))
            })
    }
}
