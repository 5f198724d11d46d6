import SiteDiagnostics
import SiteMarkdown

/// Checks the ranges of a switch against each other.
extension LayoutReader {
    /// Reports ranges without effect. The first range with a width is used, so `..<500` before `..<1025` is correct. A
    /// written bound that has no effect is a mistake.
    mutating func check(
        _ range: WidthRange, _ entry: Entry, reached: WidthSet, after earlier: [WidthRange], in widths: WidthSet
    ) {
        // In an unused branch, only the branch itself is reported.
        if widths.isEmpty { return }
        if reached.isEmpty {
            let cause = earlier.last { !$0.widths.clamped(to: range.widths).isEmpty }
            report(
                .warning, "unreachable-range",
                "the range '\(range.text)' is never used"
                    + (cause.map { ", because '\($0.text)' comes first" } ?? " in this branch"),
                hint: "remove it, or move it up; the first range that contains a width is used",
                at: entry.keyPosition)
            return
        }
        for other in earlier {
            let holdsLower = range.hasLowerBound && other.widths.contains(range.widths.lowerBound)
            let holdsUpper = range.hasUpperBound && other.widths.contains(range.widths.upperBound - 1)
            guard holdsLower || holdsUpper else { continue }
            report(
                .warning, "overlapping-ranges",
                "the ranges '\(range.text)' and '\(other.text)' overlap at "
                    + "\(describe(range.widths.clamped(to: other.widths), in: range.unit))",
                hint: "end one range where the other begins; the first range that contains a width is used",
                at: entry.keyPosition)
        }
    }

    mutating func unusedDefault(_ entry: Entry) {
        report(
            .warning, "unreachable-range", "'default' is never used, because the ranges cover all widths",
            hint: "remove it", at: entry.keyPosition)
    }

    mutating func missingDefault(_ value: Value, _ rest: WidthSet, in unit: WidthRange.Unit) {
        let widths = rest.ranges.map { describe($0, in: unit) }.joined(separator: " and ")
        report(
            .error, "missing-default", "this switch has no value for \(widths)",
            hint: "add 'default', or a range for these widths", at: value.position)
    }

    /// Gaps that are probably not intended: those that share the default with other widths, and single points.
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
        guard let next = ranges.first(where: { $0.range.widths.lowerBound == hole.upperBound }) else { return }
        let before = ranges.first { $0.range.widths.upperBound == hole.lowerBound }?.range.text
        let place = meaning ?? "between '\(before ?? "")' and '\(next.range.text)'"
        report(
            .warning, "width-hole", "'default' is used at \(describe(hole, in: next.range.unit)), \(place)",
            hint: "begin '\(next.range.text)' at \(describe(hole.lowerBound, in: next.range.unit))",
            at: next.key.keyPosition)
    }

    private func describe(_ widths: Range<Int>, in unit: WidthRange.Unit) -> String {
        let end = widths.upperBound == Int.max ? "..." : "..<" + describe(widths.upperBound, in: unit)
        return describe(widths.lowerBound, in: unit) + end + (unit == .points ? " px" : "")
    }

    /// `500`, `37.5em`
    private func describe(_ width: Int, in unit: WidthRange.Unit) -> String {
        guard unit == .thousandthsOfEm else { return String(width) }
        let (whole, rest) = width.quotientAndRemainder(dividingBy: 1000)
        return rest == 0 ? "\(whole)em" : "\(Double(width) / 1000)em"
    }
}
