import BrowserSupport
import LayoutVectors
import Testing

/// The numeric cases of the layout model that a page can show.
@Suite("The browser agrees with the solver", .anyBrowser)
struct VectorPageTests {
    @Test("for the layouts of the vectors")
    func vectors() async throws {
        let tally = try await Self.judgeVectors(in: Showing.inBothDirections)
        #expect(tally.agrees)
    }

    /// Prints the number of cases that cannot be a page, with the reasons.
    static func judgeVectors(in showings: [Showing]) async throws -> ComparisonTally {
        let vectors = try VectorFile.shared.get().vectors
        var total = ComparisonTally()
        var shown = 0
        var unshown: [String: Int] = [:]
        for vector in vectors {
            do {
                let page = try VectorPage(vector)
                let tally = try await page.judge().compare(in: showings, at: page.widths.map { Double($0) })
                #expect(tally.agrees, "vector \(vector.id): \(tally)")
                total.merge(tally)
                shown += 1
            } catch let reason as VectorPage.Unshown {
                unshown[reason.reason, default: 0] += 1
            }
        }
        let reasons = unshown.sorted { $0.key < $1.key }.map { "\n  not shown, \($0.value): \($0.key)" }.joined()
        print("\(shown) of \(vectors.count) vectors: \(total)\(reasons)")
        return total
    }
}
