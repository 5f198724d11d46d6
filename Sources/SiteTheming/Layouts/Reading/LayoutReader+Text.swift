import SiteDiagnostics
import SiteMarkdown

/// Reads switches on the container's width in em of the root's text. A layout is read once for each class of such
/// widths, so one branch of such a switch counts at a time, and nested switches work as usual.
extension LayoutReader {
    mutating func perText<Result>(
        _ value: Value, _ entries: [Entry], _ read: (inout LayoutReader, Value) -> Result?
    ) -> Result? {
        let outer = possibleEms
        defer { possibleEms = outer }
        var chosen: (value: Value, ems: WidthSet)?
        let own = ems.lowerBound
        let found = branches(of: value, entries, in: .thousandthsOfEm, outer) { (_, value, ems) -> Void? in
            if ems.contains(own) { chosen = (value, ems) }
            return ()
        }
        for branch in found.ranges {
            for bound in branch.range.bounds { note(textThreshold: bound, at: branch.key.keyPosition) }
        }
        if found.fallback != nil {
            for hole in holes(in: found.rest, of: outer) {
                reportHole(hole, nil, between: found.ranges.map { (key: $0.key, range: $0.range) })
            }
        }
        guard let chosen else { return nil }
        possibleEms = chosen.ems
        let result = read(&self, chosen.value)
        return found.isSound ? result : nil
    }
}
