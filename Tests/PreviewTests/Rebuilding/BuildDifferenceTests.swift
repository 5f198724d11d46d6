import SiteDiagnostics
import SiteFileSystem
import Testing

@testable import SitePreview

/// The changes that builds receive, and those that they report.
@Suite(.timeLimit(.minutes(10))) struct BuildDifferenceTests {
    private let changes = SourceChanges()

    @Test func aBuildIsToldAllSinceTheLastGoodOne() async throws {
        let script = BuildScript([
            // At first, the previous state is unknown.
            .init(told: .anything, ending: .good(["a"])),
            .init(told: .contents(["/1"]), ending: .givenUp(by: .contents(["/2"]))),
            .init(told: .contents(["/1", "/2"]), ending: .failed),
            .init(told: .contents(["/1", "/2", "/3"]), ending: .good(["b"])),
            .init(told: .contents(["/4"]), ending: .good(["c"])),
            .init(told: .contents(["/5"]), ending: .failed),
            .init(told: .anything, ending: .good(["d"])),
        ])
        let after: [SourceDifference] = [
            .contents(["/1"]), .contents(["/3"]), .contents(["/4"]), .contents(["/5"]), .anything,
        ]
        let shown = await run(script, changesAfterEachShown: after)
        #expect(shown == [["a"], nil, ["b"], ["c"], nil, ["d"]])
    }

    /// A build may end at the moment when it is cancelled. The next one reports its changes since that build.
    @Test func whatAGivenUpBuildChangedIsShownWithTheNext() async throws {
        let script = BuildScript([
            .init(told: .anything, ending: .good(["a"])),
            .init(told: .contents(["/1"]), ending: .tooLate(["b"], by: .contents(["/2"]))),
            .init(told: .contents(["/1", "/2"]), ending: .tooLate(["c"], by: .contents(["/3"]))),
            .init(told: .contents(["/1", "/2", "/3"]), ending: .good(["d"])),
            .init(told: .contents(["/4"]), ending: .tooLate(nil, by: .contents(["/5"]))),
            .init(told: .contents(["/4", "/5"]), ending: .good(["e"])),
            .init(told: .contents(["/6"]), ending: .good(["f"])),
        ])
        let after: [SourceDifference] = [.contents(["/1"]), .contents(["/4"]), .contents(["/6"])]
        let shown = await run(script, changesAfterEachShown: after)
        #expect(shown == [["a"], ["b", "c", "d"], nil, ["f"]])
    }

    @Test func theRestIsShownAfterwards() async throws {
        let script = BuildScript([
            .init(told: .anything, ending: .good(["a"], rest: .good(["r"], rest: .good(["s"])))),
            .init(told: .contents(["/1"]), ending: .good(["b"], rest: .nothing)),
            .init(told: .contents(["/2"]), ending: .good(["c"])),
        ])
        let shown = await run(script, changesAfterEachShown: [.none, .none, .contents(["/1"]), .contents(["/2"])])
        #expect(shown == [["a"], ["r"], ["s"], ["b"], ["c"]])
    }

    /// A change cancels the build, which then counts as not shown.
    @Test func theRestIsGivenUpForAChange() async throws {
        let script = BuildScript([
            .init(told: .anything, ending: .good(["a"], rest: .givenUp(by: .contents(["/1"])))),
            .init(told: .contents(["/1"]), ending: .good(["b"], rest: .tooLate(["r"], by: .contents(["/2"])))),
            .init(told: .contents(["/2"]), ending: .good(["c"], rest: .good(["s"]))),
        ])
        let shown = await run(script, changesAfterEachShown: [])
        #expect(shown == [["a"], ["b"], ["c", "r"], ["s"]])
    }

    /// Runs a loop until the script has ended and all of it was shown.
    private func run(
        _ script: BuildScript, changesAfterEachShown after: [SourceDifference]
    ) async -> [[String]?] {
        let loop = BuildLoop(changes: changes) { await script.build(told: $0, changes) }
        let (outcomes, continuation) = AsyncStream.makeStream(of: BuildOutcome.self)
        return await withTaskGroup(of: Void.self) { group in
            group.addTask { await loop.run { continuation.yield($0) } }
            var shown: [[String]?] = []
            var after = after[...]
            for await outcome in outcomes {
                // Only an outcome with files has changed paths; `nil` means all of them.
                shown.append(outcome.files == nil ? nil : outcome.changed?.map(\.text).sorted())
                let change = after.popFirst() ?? .none
                if change != .none { changes.add(change) }
                if script.isAtItsEnd, outcome.rest == nil { break }
            }
            group.cancelAll()
            return shown
        }
    }
}
