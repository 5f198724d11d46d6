/// Converts lengths into frames. Each box is evaluated from its own start (group in run, run in body, body in section,
/// section in layout), because a grid adds rounded tracks in this way.
struct FrameEvaluation {
    let layout: SolvedLayout
    let reader: LengthReader

    private var axis: Axis { layout.configuration.scrollDirection }

    /// All frames at their natural positions, measured from the leading edge.
    var frames: LayoutFrames {
        var sections: [LayoutFrames.Section] = []
        var position = 0.0
        let spacing = Length(points: layout.configuration.interSectionSpacing)
        for (index, section) in layout.sections.enumerated() {
            if index > 0 { position += reader.value(spacing) }
            let across = reader.value(layout.sectionOrigins[index][axis.other])
            let evaluated = evaluate(section)
            sections.append(evaluated.moved(by: Point(axis, main: position, cross: across)))
            position += evaluated.frame.extent(axis)
        }
        let whole = BoundaryEvaluation(layout.boundaryItems, bodyLength: position, axis: axis, reader: reader)
        let growth = Point(axis, main: whole.bodyStart, cross: 0)
        return LayoutFrames(
            sections: sections.map { $0.moved(by: growth) }, boundaryItems: whole.elements,
            contentSize: Size(axis, main: whole.length, cross: reader.value(layout.contentSize[axis.other])))
    }

    /// The section's frames, measured from its corner.
    private func evaluate(_ section: SolvedSection) -> LayoutFrames.Section {
        let line = section.runs.first?.axis ?? axis
        var groups = GroupEvaluation(reader: reader, group: section.description?.group, axis: line)
        for run in section.runs { groups.append(run) }
        let whole = BoundaryEvaluation(
            section.boundaryItems, bodyLength: max(0, bodyLength(of: section, groups)), axis: axis, reader: reader)
        let across = (start: 0.0, extent: reader.value(section.body.extent(axis.other)))
        // Frames other than those of boundary items are still measured from the body's start.
        var frames = LayoutFrames.Section(
            frame: Rect(axis, main: (-whole.bodyStart, whole.length), cross: across),
            body: Rect(axis, main: (0, whole.bodyLength), cross: across), items: groups.items,
            supplementaryItems: groups.supplementaryItems, boundaryItems: [], decorationItems: [],
            scroll: section.orthogonalRow.map { scroll(of: $0, groups) })
        frames = frames.moved(by: Point(axis, main: whole.bodyStart, cross: 0))
        frames.boundaryItems = whole.elements
        frames.decorationItems = section.decorationItems.map { decoration($0, length: whole.length) }
        return frames
    }

    private func bodyLength(of section: SolvedSection, _ groups: GroupEvaluation) -> Double {
        guard let description = section.description else { return 0 }
        let inset = description.contentInsets.end(axis)
        guard let last = section.runs.last else {
            // A section without length has no insets.
            let isEmpty = section.body.extent(axis) == .zero
            return isEmpty ? 0 : reader.value(description.contentInsets.start(axis)) + reader.value(inset)
        }
        if let row = section.orthogonalRow {
            return reader.value(row.viewport.end(axis)) + reader.value(inset)
        }
        let edge = last.pattern.description.edgeSpacing.end(axis)
        return groups.end + reader.value(inset + Length(points: edge.spacing))
    }

    private func decoration(_ item: SolvedDecorationItem, length: Double) -> LayoutFrames.Element {
        let insets = item.description.contentInsets
        let (start, end) = (reader.value(insets.start(axis)), length - reader.value(insets.end(axis)))
        let across = reader.rect(item.frame)
        return LayoutFrames.Element(
            elementKind: item.description.elementKind, index: 0,
            frame: Rect(
                axis, main: (start, max(0, end - start)),
                cross: (across.start(axis.other), across.extent(axis.other))),
            zIndex: item.description.zIndex)
    }

    private func scroll(of row: OrthogonalRow, _ groups: GroupEvaluation) -> OrthogonalScroll {
        let line = axis.other
        let start = reader.value(row.viewport.start(line))
        return OrthogonalScroll(
            behavior: row.behavior, axis: line, viewport: reader.rect(row.viewport),
            contentLength: groups.stops.isEmpty ? 0 : groups.end + groups.endSpacing - start,
            stops: groups.stops.map { $0.moved(by: -start) })
    }
}
