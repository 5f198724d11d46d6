/// The time per episode in a larger site, divided by that in a smaller one: 1 if the time grows in proportion to the
/// site.
struct GrowthReport {
    let smaller: BuildComparison
    let larger: BuildComparison

    var text: String {
        var lines = [
            "### An episode of \(grouped(larger.count)), of one of \(grouped(smaller.count))", "",
            "| full build | time | until on disk | CPU |", "| --- | --- | --- | --- |",
        ]
        for name in ["sitegen", "Hugo", "floor"] {
            guard let few = smaller.runs[.full]?[name], let many = larger.runs[.full]?[name] else { continue }
            let cells = [\MeasuredRun.seconds, \.secondsUntilOnDisk, \.processorSeconds].map { value in
                Spread(zip(few, many).map { growth($0[keyPath: value], $1[keyPath: value]) }).text
            }
            lines.append("| " + ([name] + cells).joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Parameters: The results of runs of the same round.
    private func growth(_ few: Double, _ many: Double) -> Double {
        many / Double(larger.count) / max(few / Double(smaller.count), 0.000_001)
    }
}
