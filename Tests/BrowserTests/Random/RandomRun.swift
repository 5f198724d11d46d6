import BrowserSupport
import GridCSS
import Testing

/// A run of random layouts and its results.
struct RandomRun: CustomStringConvertible {
    var firstSeed: UInt64
    /// The showings for a seed.
    var showings: @Sendable (UInt64) -> [Showing]
    private(set) var tally = ComparisonTally()
    private(set) var failures: [String] = []
    private var judged = 0
    /// The numbers of layouts that cannot be solved or lowered at any width, by reason.
    private var refused: [String: Int] = [:]

    static let widthsEach = 20
    private static let mostFailures = 5

    init(firstSeed: UInt64, showings: @escaping @Sendable (UInt64) -> [Showing]) {
        self.firstSeed = firstSeed
        self.showings = showings
    }

    /// Makes random layouts until `wanted` have been tested. Layouts that are refused at every width do not count.
    mutating func judge(_ wanted: Int) async throws {
        var seed = firstSeed
        while judged < wanted, failures.count < Self.mostFailures {
            try await judge(RandomLayout.description(seed: seed))
            seed &+= 1
            if judged % 100 == 0, judged > 0 { print("… \(judged) random layouts") }
        }
    }

    private mutating func judge(_ description: RandomDescription) async throws {
        let judge = try LayoutJudge(description.judged, widths: SupportedWidths.narrowest...2560)
        let widths = judge.randomWidths(seed: description.seed)
        guard !widths.isEmpty else {
            note(judge.page.styles.flatMap(\.problems))
            return
        }
        let found = try await judge.compare(in: showings(description.seed), at: widths)
        judged += 1
        tally.merge(found)
        if !found.agrees {
            var text = "SITEGEN_SEED=\(description.seed): \(found)\n"
            dump(description, to: &text)
            failures.append(text)
        }
    }

    private mutating func note(_ problems: [SectionStyle.Problem]) {
        guard let cause = problems.first?.cause else { return }
        let reason =
            switch cause {
            case .layout(let problem): problem.name
            case .lowering(let problem): "\(problem)"
            }
        refused[reason, default: 0] += 1
    }

    var description: String {
        let reasons = refused.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return """
            \(judged) random layouts from SITEGEN_SEED=\(firstSeed), \(Self.widthsEach) widths each:
              \(tally)
              refused at every width: \(reasons.isEmpty ? "none" : reasons)
            """
    }
}
