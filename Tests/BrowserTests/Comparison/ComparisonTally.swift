import BrowserSupport

/// What comparisons have come to, engine by engine.
struct ComparisonTally: Sendable, CustomStringConvertible {
    struct Line: Sendable {
        /// One for each page and way to show it.
        var pages = 0
        var comparison = FrameComparison()
    }

    private(set) var lines: [Engine: Line] = [:]
    /// Where something is wrong, the first few.
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

    /// True when every engine that takes part has seen something, and put it where it should be.
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
