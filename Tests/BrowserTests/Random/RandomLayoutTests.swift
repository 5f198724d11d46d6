import BrowserSupport
import CompositionalLayout
import Foundation
import GridCSS
import Testing

/// Layouts that nobody thought of. `SITEGEN_SEED=<seed>` starts at another seed: a failure names the one that repeats it,
/// and `SITEGEN_RANDOM_LAYOUTS=<number>` draws more or fewer.
@Suite("The browser lays out what the solver says", .browser(.chromium))
struct RandomLayoutTests {
    @Test("for random nested layouts")
    func random() async throws {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["SITEGEN_SEED"].flatMap { UInt64($0) } ?? 1
        let wanted = environment["SITEGEN_RANDOM_LAYOUTS"].flatMap { Int($0) } ?? 200
        var report = RandomReport(firstSeed: first)
        var seed = first
        while report.judged < wanted {
            let layout = JudgedLayout.random(seed: seed)
            let judge = try LayoutJudge(layout, widths: SupportedWidths.narrowest...2560)
            let widths = judge.judgedWidths
            if widths.isEmpty {
                report.note(judge.page.styles.flatMap(\.problems))
            } else {
                let comparison = try await SharedBrowser.chromium.lend { try await judge.compare(in: $0, at: widths) }
                #expect(comparison.agrees, "SITEGEN_SEED=\(seed): \(comparison)\n\(layout.notation)")
                report.add(comparison)
            }
            seed &+= 1
        }
        print(report)
    }
}

/// What a run of random layouts has come to.
struct RandomReport: CustomStringConvertible {
    var firstSeed: UInt64
    private(set) var judged = 0
    private var comparison = FrameComparison()
    /// Layouts that have room at no width, or that CSS cannot carry, by reason.
    private var refused: [String: Int] = [:]

    init(firstSeed: UInt64) { self.firstSeed = firstSeed }

    mutating func add(_ other: FrameComparison) {
        judged += 1
        comparison.merge(other)
    }

    mutating func note(_ problems: [SectionStyle.Problem]) {
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
            \(judged) random layouts from SITEGEN_SEED=\(firstSeed): \(comparison)
            refused at every width: \(reasons.isEmpty ? "none" : reasons)
            """
    }
}

extension LayoutJudge {
    /// The common widths and both sides of every edge, as far as the layout has room there and CSS can carry it.
    var judgedWidths: [Double] {
        let problems = page.styles.flatMap(\.problems)
        return (JudgedWidths.common + JudgedWidths.sides(of: page.styles)).filter { width in
            let whole = Int(width)
            return !problems.contains { $0.lowerBound <= whole && whole < $0.upperBound ?? .max }
        }
    }
}
