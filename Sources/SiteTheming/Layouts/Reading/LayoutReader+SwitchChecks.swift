import SiteDiagnostics
import SiteMarkdown

/// What can be wrong between the ranges of a switch.
extension LayoutReader {
    /// The first range that holds a width wins. `..<500` before `..<1025` is a way to write "up to"; a bound that is written
    /// and yet does not count is a mistake.
    mutating func check(
        _ range: WidthRange, _ entry: Entry, reached: WidthSet, after earlier: [WidthRange], in widths: WidthSet
    ) {
        // Inside of a branch that is never used the branch is the one problem.
        if widths.isEmpty { return }
        if reached.isEmpty {
            let cause = earlier.last { !$0.widths.clamped(to: range.widths).isEmpty }
            report(
                .warning, "unreachable-range",
                "'\(range.text)' is never used"
                    + (cause.map { ": '\($0.text)' comes first" } ?? " inside of this branch"),
                hint: "the first range that holds a width counts: remove this one, or move it up",
                at: entry.keyPosition)
            return
        }
        for other in earlier {
            let holdsLower = range.hasLowerBound && other.widths.contains(range.widths.lowerBound)
            let holdsUpper = range.hasUpperBound && other.widths.contains(range.widths.upperBound - 1)
            guard holdsLower || holdsUpper else { continue }
            report(
                .warning, "overlapping-ranges",
                "'\(range.text)' and '\(other.text)' share \(describe(range.widths.clamped(to: other.widths)))",
                hint: "the first range that holds a width counts: let one end where the other begins",
                at: entry.keyPosition)
        }
    }

    mutating func unusedDefault(_ entry: Entry) {
        report(
            .warning, "unreachable-range", "the default is never used: the ranges hold every width",
            hint: "remove it", at: entry.keyPosition)
    }

    mutating func missingDefault(_ value: Value, _ rest: WidthSet) {
        report(
            .error, "missing-default", "no value for \(rest.ranges.map(describe).joined(separator: " and "))",
            hint: "add 'default', or a range for these widths", at: value.position)
    }

    /// The gaps between ranges that nobody meant: those that share the default with other widths, and single pixels.
    func holes(in rest: WidthSet, of widths: WidthSet) -> [Range<Int>] {
        guard let first = widths.ranges.first?.lowerBound, let last = widths.ranges.last?.upperBound else { return [] }
        return rest.ranges.filter { gap in
            let isInside =
                gap.lowerBound > first && gap.upperBound < last && widths.contains(gap.lowerBound - 1)
                && widths.contains(gap.upperBound)
            return isInside && (rest.ranges.count > 1 || gap.count == 1)
        }
    }

    mutating func reportHole(
        _ hole: Range<Int>, _ meaning: String?, between ranges: [(key: Entry, range: WidthRange)]
    ) {
        note(hole: hole)
        guard let next = ranges.first(where: { $0.range.widths.lowerBound == hole.upperBound }) else { return }
        let before = ranges.first { $0.range.widths.upperBound == hole.lowerBound }?.range.text
        let place = meaning ?? "between '\(before ?? "")' and '\(next.range.text)'"
        report(
            .warning, "width-hole", "\(describe(hole)) falls through to the default: \(place)",
            hint: "begin '\(next.range.text)' at \(hole.lowerBound)", at: next.key.keyPosition)
    }

    private func describe(_ widths: Range<Int>) -> String {
        widths.upperBound == Int.max ? "\(widths.lowerBound)... px" : "\(widths.lowerBound)..<\(widths.upperBound) px"
    }
}
