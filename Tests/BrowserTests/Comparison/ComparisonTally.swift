import BrowserSupport

/// The results of comparisons by engine.
struct ComparisonTally: Sendable, CustomStringConvertible {
    struct Line: Sendable {
        /// The number of pages, counted once for each way to show them.
        var pages = 0
        var comparison = FrameComparison()
    }

    private(set) var lines: [Engine: Line] = [:]
    /// The first few failures.
    private(set) var failures: [String] = []

    init() {}

    mutating func add(_ comparison: FrameComparison, of showing: Showing) {
        lines[showing.engine, default: Line()].pages += 1
        lines[showing.engine, default: Line()].comparison.merge(comparison)
        if !comparison.agrees, failures.count < 3 { failures.append("\(showing): \(comparison)") }
    }

    mutating func merge(_ other: ComparisonTally) {
        for (engine, line) in other.lines {
            lines[engine, default: Line()].pages += line.pages
            lines[engine, default: Line()].comparison.merge(line.comparison)
        }
        failures += other.failures.prefix(max(0, 3 - failures.count))
    }

    /// True if every engine has compared at least one box, and all boxes are correct.
    var agrees: Bool {
        !Engine.judging.isEmpty && Engine.judging.allSatisfy { lines[$0]?.comparison.agrees ?? false }
    }

    var description: String {
        let figures = Engine.allCases.compactMap { engine in
            lines[engine].map { "\(engine): \($0.pages) pages, \($0.comparison.figures)" }
        }
        return (figures.isEmpty ? ["nothing was compared"] : figures + failures).joined(separator: "\n  ")
    }
}
