/// Positions that flexible spacing takes from content. A page divides what rounded lengths leave, and does not round the
/// result.
extension GroupSolver {
    /// The starts of a group's entries along its axis.
    func mainOrigins(_ line: LinePlacement, of entries: [GroupEntry], on axis: Axis, in length: Length) -> [Length] {
        guard comparison.snaps, line.isFlexible, entries.contains(where: { $0.hasContent(axis) }) else {
            return line.origins(in: length).map(sizing.nearestPixel)
        }
        return line.roundedOrigins(in: length)
    }

    /// The start of an entry across its group's axis.
    func crossOrigin(
        of entry: GroupEntry, among entries: [GroupEntry], on axis: Axis, in length: Length, box: GroupBox
    ) -> Length {
        let line = LinePlacement(entries: [entry.onLine(axis)], units: comparison.units)
        guard comparison.snaps, line.entries[0].start.isFlexible,
            box.sizesToContent[axis]
                ? entries.count > 1 && entries.contains(where: { $0.hasContent(axis) }) : entry.hasContent(axis)
        else { return sizing.nearestPixel(line.origins(in: length)[0]) }
        return line.roundedOrigins(in: length)[0]
    }
}

extension LinePlacement {
    fileprivate var isFlexible: Bool {
        spacing.isFlexible || entries.contains { $0.start.isFlexible || $0.end.isFlexible }
    }

    /// The starts of the entries if flexible spacing divides what the rounded lengths leave.
    func roundedOrigins(in length: Length) -> [Length] {
        func rounded(_ length: Length) -> Length { Length(content: PixelSnapping.snap(length, in: units)) }
        var line = self
        for index in line.entries.indices { line.entries[index].extent = rounded(entries[index].extent) }
        let rest = rounded(length) - line.minimumLength
        return line.origins(sharing: Length(content: rest.value(in: units)))
    }
}

extension GroupEntry {
    /// An estimated group of fixed cells has no content: the page knows its length.
    func hasContent(_ axis: Axis) -> Bool {
        switch content {
        case .item: sizesToContent[axis]
        case .group(let group): group.leaves.contains { $0.sizesToContent[axis] }
        }
    }
}
