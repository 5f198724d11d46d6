import CompositionalLayout
import GridCSS
import SeededRandom
import SiteDiagnostics
import SiteTheming

/// Runs random and hostile descriptions through validation, solver and frames, and some of them through the stylesheet
/// writer and the reader of layout files. A trap ends the process; every other fault is a finding.
package struct LayoutFuzzer {
    package struct Report {
        package var descriptions = 0
        package var solved = 0
        /// The number of refused descriptions, by the name of the first problem.
        package var problems: [String: Int] = [:]
        package var stylesheets = 0
        package var files = 0
        package var readFiles = 0
        /// Wrong results, each with the seed that reproduces it.
        package var findings: [String] = []
    }

    /// Each description has its own seed; the seeds count up from the first one.
    package let firstSeed: UInt64
    /// One of this number of descriptions is also lowered to a stylesheet.
    package var stylesheetRate = 500
    /// For one of this number of descriptions, a layout file is read in addition.
    package var fileRate = 20
    public private(set) var report = Report()

    package init(firstSeed: UInt64) { self.firstSeed = firstSeed }

    package mutating func run(_ count: Int) {
        for number in report.descriptions..<report.descriptions + count {
            let seed = firstSeed &+ UInt64(number)
            var random = SplitMix64(seed: seed)
            solve(&random, seed)
            if number % stylesheetRate == 0 { lower(random.section(), seed) }
            if number % fileRate == 0 { read(&random, seed) }
            report.descriptions += 1
        }
    }

    private mutating func find(_ what: String, _ seed: UInt64) {
        if report.findings.count < 20 { report.findings.append("seed \(seed): \(what)") }
    }

    private mutating func solve(_ random: inout SplitMix64, _ seed: UInt64) {
        let section = random.section()
        let layout = CollectionLayout(configuration: random.configuration()) { _, _ in section }
        let count = random.itemCount()
        let environment = random.environment()
        let solved = layout.solve(in: environment, itemCounts: [count], measured: random.measured())
        if let problem = solved.problems.first {
            report.problems[problem.name, default: 0] += 1
            if solved.sections[0].itemCount > 0 { find("laid out in spite of \(problem.name)", seed) }
        } else {
            report.solved += 1
        }
        if solved.sections[0].runs.count > 24 { find("\(solved.sections[0].runs.count) runs of groups", seed) }
        check(first: 12, of: solved, wanted: count, seed)
    }

    /// Checks the frames of the first cells. The others repeat them, and may be more than memory can hold.
    private mutating func check(first count: Int, of solved: SolvedLayout, wanted: Int, _ seed: UInt64) {
        guard (0...4096).contains(wanted) else { return }
        let frames = [solved.frames(), solved.snappedFrames(scrolledTo: Point(x: 3, y: 70))]
        for section in frames.map({ $0.sections[0] }) {
            if solved.problems.isEmpty, section.items.count != wanted { find("\(section.items.count) cells", seed) }
            let boxes = section.items.prefix(count) + section.supplementaryItems.prefix(count).map(\.frame)
            for box in boxes + section.boundaryItems.map(\.frame) where box.width < 0 || box.height < 0 {
                find("a box of less than nothing: \(box)", seed)
            }
            // A refused container has no frame.
            guard solved.problems.isEmpty else { continue }
            // Negative insets may give a section a negative size.
            for box in boxes + section.boundaryItems.map(\.frame) + [section.frame]
            where ![box.x, box.y, box.width, box.height].allSatisfy(\.isFinite) {
                find("a box nowhere: \(box)", seed)
            }
        }
    }

    private mutating func lower(_ section: LayoutSection, _ seed: UInt64) {
        let style = SectionStyle(finder: IntervalFinder(widths: 360...372)) { _ in section }
        report.stylesheets += 1
        let text = Stylesheet(sections: [("s", style)], includesBase: false).text
        if text.contains("nan") || text.contains("inf") { find("a number that is none in the stylesheet", seed) }
        if style.intervals.isEmpty, style.problems.isEmpty { find("neither rules nor problems", seed) }
    }

    private mutating func read(_ random: inout SplitMix64, _ seed: UInt64) {
        let (layout, diagnostics) = LayoutFile.read(
            SourceText(path: "fuzz.yml", text: random.layoutFile()), name: "fuzz")
        report.files += 1
        guard let layout else {
            if !diagnostics.containsErrors { find("a file was refused without an error", seed) }
            return
        }
        report.readFiles += 1
        let section = layout.section(for: LayoutEnvironment(width: random.side(), height: 800))
        let solved = CollectionLayout(section: section).solve(in: Size(width: 700, height: 800), itemCounts: [9])
        check(first: 9, of: solved, wanted: 9, seed)
        if random.once(in: 20) { lower(section, seed) }
    }
}

extension LayoutFuzzer.Report: CustomStringConvertible {
    package var description: String {
        let refused = problems.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return """
            \(descriptions) descriptions: \(solved) laid out; refused: \(refused.isEmpty ? "none" : refused)
            \(stylesheets) stylesheets; \(files) layout files, of which \(readFiles) could be read
            """ + findings.map { "\n" + $0 }.joined()
    }
}
