import SiteBuilder
import SiteDiagnostics
import Synchronization
import Testing

@testable import SitePreview

@Suite(.timeLimit(.minutes(10))) struct BuildLoopTests {
    private let changes = SourceChanges()

    @Test func aNewerEditEndsTheBuildAndItsOutcomeIsNeverShown() async throws {
        let shown = await outcomes(until: 2) { number in
            if number == 2 {
                changes.add(.anything)
                await untilCancelled()
            }
            return outcome("\(number)")
        } after: {
            changes.add(.anything)
        }
        #expect(shown == ["1", "3"])
    }

    /// The next build starts after the previous one has stopped, because two would share caches and machine.
    @Test func buildsNeverRunSideBySide() async throws {
        let running = Mutex(0)
        _ = await outcomes(until: 2) { number in
            #expect(running.withLock { $0 } == 0)
            running.withLock { $0 += 1 }
            if number > 1, number < 5 {
                changes.add(.anything)
                await untilCancelled()
                for _ in 0..<100 { await Task.yield() }
            }
            running.withLock { $0 -= 1 }
            return outcome("\(number)")
        } after: {
            changes.add(.anything)
        }
    }

    @Test func aChangeDuringEveryBuildKeepsNoneFromBeingShown() async throws {
        let last = BuildLoop.mostAbandoned + 1
        let shown = await outcomes(until: 2) { number in
            changes.add(.anything)
            if number < last {
                await untilCancelled()
            } else if number == last {
                // Enough time to be cancelled by mistake.
                try? await Task.sleep(for: .milliseconds(100))
                #expect(!Task.isCancelled)
            }
            return outcome("\(number)")
        } after: {
        }
        // The change during that build is not lost either.
        #expect(shown.first == "\(last)" && shown.count == 2)
    }

    @Test func aChangeThatWasThereBeforeIsNotWaitedFor() async {
        changes.add(.anything)
        await changes.more(than: 0)
        #expect(changes.count == 1)
    }

    @Test func whoIsCancelledWaitsNoLongerAndOthersDo() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await changes.more(than: 0) }
            await withTaskGroup(of: Void.self) { cancelled in
                cancelled.addTask { await changes.more(than: 0) }
                cancelled.cancelAll()
            }
            changes.add(.anything)
        }
        #expect(changes.count == 1)
    }

    /// Runs a loop until it has shown this number of outcomes.
    private func outcomes(
        until count: Int, build: @escaping @Sendable (Int) async -> BuildOutcome, after: @escaping @Sendable () -> Void
    ) async -> [String] {
        let number = Mutex(0)
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        let loop = BuildLoop(changes: changes) { _ in
            await build(
                number.withLock {
                    $0 += 1
                    return $0
                })
        }
        return await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await loop.run { outcome in
                    continuation.yield(outcome.diagnostics[0].message)
                    after()
                }
            }
            var shown: [String] = []
            for await text in texts {
                shown.append(text)
                if shown.count == count { break }
            }
            group.cancelAll()
            return shown
        }
    }

    private func outcome(_ text: String) -> BuildOutcome {
        BuildOutcome(files: nil, diagnostics: [Diagnostic(.hint, id: "test.outcome", text)])
    }

    private func untilCancelled() async {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    }
}
