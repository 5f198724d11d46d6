import SiteDiagnostics
import SiteMarkdown

/// The checked ranges of a switch.
struct SwitchBranches<Result> {
    /// The branches with the widths at which they count.
    var ranges: [(widths: WidthSet, key: Entry, range: WidthRange, value: Result?)] = []
    /// The widths of the default.
    var rest: WidthSet
    /// The default, if it is written.
    var fallback: (entry: Entry, value: Result?)?
    var isSound = true
}

/// Reads switches. In place of any value there may be a map from container widths or size classes to values.
extension LayoutReader {
    /// Reads a value or a switch between values.
    ///
    /// - Parameters:
    ///   - widths: the widths at which the value is used; in a branch, those of the branch.
    ///   - gap: describes the effect of the default in a gap, given the values before and after it.
    ///   - isRange: whether a key is one of a switch.
    ///   - read: reads a value that is not a switch.
    mutating func perWidth<Result>(
        _ value: Value, _ widths: WidthSet,
        gap: ((_ there: Result, _ before: Result, _ after: Result) -> String)? = nil,
        isRange: (String) -> Bool = WidthRange.looksLikeRange,
        _ read: (inout LayoutReader, Value, WidthSet) -> PerWidth<Result>?
    ) -> PerWidth<Result>? {
        guard let entries = value.entries else { return read(&self, value, widths) }
        if entries.contains(where: { SizeClassPattern.looksLikePattern($0.key) }) {
            return perSizeClass(value, entries) { $0.perWidth($1, widths, gap: gap, isRange: isRange, read) }
        }
        guard entries.contains(where: { isRange($0.key) }) else { return read(&self, value, widths) }
        if entries.contains(where: { WidthRange.isInEm($0.key) }) {
            return perText(value, entries) { $0.perWidth($1, widths, gap: gap, isRange: isRange, read) }
        }
        let found = branches(of: value, entries, in: .points, widths) {
            $0.perWidth($1, $2, gap: gap, isRange: isRange, read)
        }
        let results = found.ranges.compactMap { branch in branch.value.map { (branch.widths, $0) } }
        let otherwise = found.fallback?.value
        guard found.isSound, results.count == found.ranges.count, found.fallback == nil || otherwise != nil else {
            return nil
        }
        guard let last = otherwise ?? results.last?.1 else { return nil }
        let starts = results.flatMap { $0.ranges.flatMap { [$0.lowerBound, $0.upperBound] } + $1.starts } + last.starts
        let result = PerWidth(from: starts.filter { $0 < Int.max }) { width in
            (results.first { $0.0.contains(width) }?.1 ?? last)[width]
        }
        if found.fallback != nil {
            for hole in holes(in: found.rest, of: widths) {
                note(hole: hole)
                let meaning = gap.map {
                    $0(result[hole.lowerBound], result[hole.lowerBound - 1], result[hole.upperBound])
                }
                reportHole(hole, meaning, between: found.ranges.map { (key: $0.key, range: $0.range) })
            }
        }
        return result
    }

    /// Checks the ranges of a switch, and reads its branches.
    ///
    /// - Parameters:
    ///   - unit: the unit of all ranges.
    ///   - widths: the widths at which the switch is used.
    ///   - read: reads the value of a branch, which is used at the given widths.
    mutating func branches<Result>(
        of value: Value, _ entries: [Entry], in unit: WidthRange.Unit, _ widths: WidthSet,
        _ read: (inout LayoutReader, Value, WidthSet) -> Result?
    ) -> SwitchBranches<Result> {
        var found = SwitchBranches<Result>(rest: widths)
        for entry in entries where entry.key != "default" {
            guard let range = range(entry, in: unit) else {
                found.isSound = false
                continue
            }
            let reached = found.rest.intersection(range.widths)
            check(range, entry, reached: reached, after: found.ranges.map(\.range), in: widths)
            found.ranges.append((reached, entry, range, read(&self, entry.value, reached)))
            found.rest = found.rest.subtracting(range.widths)
        }
        if let entry = entries.first(where: { $0.key == "default" }) {
            found.fallback = (entry, read(&self, entry.value, found.rest))
            if found.rest.isEmpty, found.isSound { unusedDefault(entry) }
        } else if !found.rest.isEmpty, found.isSound {
            missingDefault(value, found.rest, in: unit)
            found.isSound = false
        }
        return found
    }

    private mutating func range(_ entry: Entry, in unit: WidthRange.Unit) -> WidthRange? {
        do throws(WidthRange.Failure) {
            let range = try WidthRange(entry.key)
            if range.unit == unit { return range }
            report(
                .error, "mixed-switch", "'\(entry.key)' is in points, but other ranges of this switch are in em",
                hint: "switch on one of the two, and in its branches on the other", at: entry.keyPosition)
        } catch {
            let message =
                switch error {
                case .malformed: "'\(entry.key)' is not a range of widths"
                case .empty: "the range '\(entry.key)' is empty"
                case .closedInEm: "the range '\(entry.key)' includes its end, which a range in em cannot"
                }
            let hint =
                switch unit {
                case .points: "write '..<500', '500..<1025', '501...1024' or '1025...', in whole pixels, or 'default'"
                case .thousandthsOfEm: "write '..<30em', '30em..<37.5em' or '60em...', or 'default'"
                }
            report(.error, "invalid-range", message, hint: hint, at: entry.keyPosition)
        }
        return nil
    }
}
