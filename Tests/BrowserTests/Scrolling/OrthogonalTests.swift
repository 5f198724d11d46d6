import BrowserSupport
import CompositionalLayout
import Testing

@Suite("Rows of groups with their own scrolling", .anyBrowser)
struct OrthogonalTests {
    private static let layouts = JudgedLayout.orthogonal + JudgedLayout.shelvesOfEms

    @Test("match the solver", arguments: layouts)
    func frames(layout: JudgedLayout) async throws {
        try await judge(layout)
    }

    @Test("stop at the solver's positions", arguments: layouts.filter(\.hasItems))
    func rests(layout: JudgedLayout) async throws {
        let judge = try ScrollJudge(layout)
        for engine in Engine.judging {
            let comparisons = try await engine.lend(area: ScrollJudge.area) { try await judge.compare(in: $0) }
            for (direction, comparison) in comparisons {
                let name = "\(layout.name), \(engine), \(direction.rawValue)"
                print("\(name): \(comparison.rests) rests, largest error \(comparison.largestError) px")
                #expect(comparison.rests > 0)
                #expect(comparison.failures.isEmpty, "\(name): \(comparison.failures.prefix(4))")
            }
        }
    }
}

extension JudgedLayout {
    fileprivate var hasItems: Bool { sections.contains { $0.itemCount > 0 } }
}
