extension StylesheetWriter {
    /// Writes the rules of a split page: first those for all widths, then those of each interval.
    mutating func split(_ name: String, _ style: SplitStyle) {
        for rule in style.base { line(".\(name)" + rule.text()) }
        guard let (height, compact) = style.compactHeight else {
            intervals(style.intervals, of: name)
            return
        }
        open("@media " + HeightCondition.regular(from: height))
        intervals(style.intervals, of: name)
        close()
        open("@media " + HeightCondition.compact(below: height))
        intervals(compact, of: name)
        close()
    }

    private mutating func intervals(_ intervals: [SplitStyle.Interval], of name: String) {
        for (number, interval) in intervals.enumerated() {
            let lower = number == 0 ? nil : interval.lowerBound
            open("@container cl " + WidthCondition(from: lower, to: interval.upperBound).text)
            for rule in interval.rules { line(".\(name)" + rule.text()) }
            close()
        }
    }
}
