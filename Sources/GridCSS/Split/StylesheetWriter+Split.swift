extension StylesheetWriter {
    /// Writes the rules of a split page: first those for all widths, then those of each interval.
    mutating func split(_ name: String, _ style: SplitStyle) {
        for rule in style.base { line(".\(name)" + rule.text()) }
        for variant in style.variants {
            let media = HeightCondition.media(variant.condition)
            if let media { open(media) }
            intervals(variant.intervals, of: name)
            if media != nil { close() }
        }
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
