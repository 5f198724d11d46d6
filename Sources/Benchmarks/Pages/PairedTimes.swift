/// Times of two pages that were loaded by turns.
///
/// A machine that is busy for a while slows down both loads of a pair, so ratios are taken of pairs. The median of those is
/// what counts, the lowest and the highest say how far to trust it.
struct PairedTimes {
    var plain: [Double] = []
    var ours: [Double] = []

    /// `plain 210.2 ms, ours 205.1 ms, ratio 0.98 (0.91 to 1.07)`
    var report: String {
        let ratios = zip(ours, plain).map { $0 / $1 }
        guard let lowest = ratios.min(), let highest = ratios.max() else { return "no loads" }
        return """
            plain \(decimal(Self.median(plain))) ms, ours \(decimal(Self.median(ours))) ms, \
            ratio \(decimal(Self.median(ratios))) (\(decimal(lowest)) to \(decimal(highest)))
            """
    }

    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    private func decimal(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
