import SiteDiagnostics
import SiteMarkdown

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
        var rest = widths
        var branches: [(widths: WidthSet, key: Entry, range: WidthRange, value: PerWidth<Result>?)] = []
        var isSound = true
        for entry in entries where entry.key != "default" {
            guard let range = range(entry) else {
                isSound = false
                continue
            }
            let reached = rest.intersection(range.widths)
            check(range, entry, reached: reached, after: branches.map(\.range), in: widths)
            branches.append((reached, entry, range, perWidth(entry.value, reached, gap: gap, isRange: isRange, read)))
            rest = rest.subtracting(range.widths)
        }
        let fallback = entries.first { $0.key == "default" }
        let otherwise = fallback.flatMap { perWidth($0.value, rest, gap: gap, isRange: isRange, read) }
        if let fallback {
            if rest.isEmpty, isSound { unusedDefault(fallback) }
        } else if !rest.isEmpty, isSound {
            missingDefault(value, rest)
            isSound = false
        }
        let results = branches.compactMap { branch in branch.value.map { (branch.widths, $0) } }
        guard isSound, results.count == branches.count, fallback == nil || otherwise != nil else { return nil }
        guard let last = otherwise ?? results.last?.1 else { return nil }
        let starts = results.flatMap { $0.ranges.flatMap { [$0.lowerBound, $0.upperBound] } + $1.starts } + last.starts
        let result = PerWidth(from: starts.filter { $0 < Int.max }) { width in
            (results.first { $0.0.contains(width) }?.1 ?? last)[width]
        }
        if fallback != nil {
            let ranges = branches.map { (key: $0.key, range: $0.range) }
            for hole in holes(in: rest, of: widths) {
                let meaning = gap.map {
                    $0(result[hole.lowerBound], result[hole.lowerBound - 1], result[hole.upperBound])
                }
                reportHole(hole, meaning, between: ranges)
            }
        }
        return result
    }

    private mutating func range(_ entry: Entry) -> WidthRange? {
        do throws(WidthRange.Failure) {
            return try WidthRange(entry.key)
        } catch {
            let message =
                switch error {
                case .malformed: "'\(entry.key)' is not a range of widths"
                case .empty: "the range '\(entry.key)' is empty"
                }
            report(
                .error, "invalid-range", message,
                hint: "write '..<500', '500..<1025', '501...1024' or '1025...', in whole pixels, or 'default'",
                at: entry.keyPosition)
            return nil
        }
    }
}
