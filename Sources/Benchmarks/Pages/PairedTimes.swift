/// Times of two pages that were loaded in turn.
///
/// A busy machine slows down both loads of a pair, so ratios are calculated for pairs. Their median is the result; the
/// lowest and highest ratios show its reliability.
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
