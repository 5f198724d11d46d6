/// Checks that a wider page does not have fewer columns.
enum ColumnOrder {
    /// One finding for each range of widths with fewer columns than some smaller width has. It states the fewest.
    ///
    /// - Parameter holes: Known holes. Their columns do not count, and they are not reported again.
    static func findings(_ intervals: [CertifiedInterval], besides holes: [Finding]) -> [Finding] {
        var most = 0
        var ranges: [(from: Int, to: Int, widths: WidthSpan)] = []
        for interval in intervals where interval.columns > 0 && !holes.contains(where: { $0.isHole(at: interval) }) {
            guard interval.columns < most else {
                most = interval.columns
                continue
            }
            if let last = ranges.last, let widths = last.widths.joined(to: interval.widths) {
                ranges[ranges.count - 1] = (last.from, min(last.to, interval.columns), widths)
            } else {
                ranges.append((most, interval.columns, interval.widths))
            }
        }
        return ranges.map { Finding(.fewerColumns(from: $0.from, to: $0.to), $0.widths) }
    }
}

extension Finding {
    fileprivate func isHole(at interval: CertifiedInterval) -> Bool {
        if case .hole = kind { widths.contains(interval.widths.lowerBound) } else { false }
    }
}
