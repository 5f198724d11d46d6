import CompositionalLayout

/// The positions of a leaf's slot, frame and slice along one axis.
///
/// A group cuts its box into slices, one for each child, from the start of the child to the start of the next. Nested
/// groups cut their slice further. So the slices of the leaves tile the group, with any gaps, insets and remaining
/// space.
struct Slice {
    let start: Length
    let end: Length
    let slot: (start: Length, end: Length)
    let frame: (start: Length, end: Length)
    let sizesToContent: Bool
}

enum Slices {
    /// The slices of the leaves along `axis`, depth first. The group's own box reaches from `start` to `end`.
    static func cut(
        _ group: SolvedGroup, along axis: Axis, from start: Length, to end: Length, custom: CustomCut
    ) -> [Slice] {
        if case .custom = group.description.arrangement {
            return cut(custom: group, along: axis, from: start, to: end, by: custom)
        }
        return group.children.indices.flatMap { number -> [Slice] in
            let child = group.children[number]
            var (childStart, childEnd) = (start, end)
            if group.description.axis == axis {
                if number > 0 { childStart = child.start(axis) }
                if number + 1 < group.children.count { childEnd = group.children[number + 1].start(axis) }
            }
            switch child {
            case .group(let group):
                return cut(group, along: axis, from: childStart, to: childEnd, custom: custom)
            case .item(let item):
                let slot = (item.area.start(axis), item.area.end(axis))
                let frame = (item.frame.start(axis), item.frame.end(axis))
                return [
                    Slice(
                        start: childStart, end: childEnd, slot: slot, frame: frame,
                        sizesToContent: item.sizesToContent[axis])
                ]
            }
        }
    }
}

extension SolvedElement {
    func start(_ axis: Axis) -> Length { area.start(axis) }
    func end(_ axis: Axis) -> Length { area.end(axis) }
}

extension Slice {
    func moved(by offset: Length) -> Slice {
        Slice(
            start: start + offset, end: end + offset, slot: (slot.start + offset, slot.end + offset),
            frame: (frame.start + offset, frame.end + offset), sizesToContent: sizesToContent)
    }

    /// The slice without floating-point noise, so that equal edges of different groups compare as equal.
    var settled: Slice {
        Slice(
            start: start.settled, end: end.settled, slot: (slot.start.settled, slot.end.settled), frame: frame,
            sizesToContent: sizesToContent)
    }

    /// The slice with a slot that fills it. No space remains for a gap.
    var withoutGap: Slice {
        Slice(start: start, end: end, slot: (slot.start, end), frame: frame, sizesToContent: sizesToContent)
    }
}

extension Length {
    fileprivate var settled: Length {
        func settled(_ value: Double, _ scale: Double) -> Double {
            let scaled = (value * scale).rounded() / scale
            return scaled.isFinite ? scaled : value
        }
        return Length(
            points: settled(points, 1e9), width: settled(width, 1e12), height: settled(height, 1e12),
            content: settled(content, 1e9))
    }
}
