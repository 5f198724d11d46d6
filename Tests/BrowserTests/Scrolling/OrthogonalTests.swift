import BrowserSupport
import CompositionalLayout
import Testing

@Suite("Rows of groups that scroll by themselves", .anyBrowser)
struct OrthogonalTests {
    @Test("stand where the solver puts them", arguments: JudgedLayout.orthogonal)
    func frames(layout: JudgedLayout) async throws {
        try await judge(layout)
    }

    @Test("come to rest where the solver says", arguments: JudgedLayout.orthogonal.filter(\.hasItems))
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
