import Foundation
import Testing

@testable import SiteFileSystem

/// Signals affect the whole process, so each test runs in its own process.
@Suite struct InterruptionTests {
    @Test(arguments: Interruption.allCases) func aSignalCancelsTheWork(interruption: Interruption) async {
        await #expect(processExitsWith: .success) { [number = interruption.rawValue as Int32] in
            let (never, _) = AsyncStream.makeStream(of: Void.self)
            let ending = try await withInterruption {
                kill(getpid(), number)
                for await _ in never {}
                return Task.isCancelled
            }
            #expect(ending.interruption?.rawValue == number)
            #expect(ending.result)
        }
    }

    @Test func aSecondSignalEndsTheProgram() async {
        await #expect(processExitsWith: .exitCode(130)) {
            _ = try await withInterruption {
                kill(getpid(), SIGINT)
                while !Task.isCancelled { await Task.yield() }
                // Work that ignores cancellation.
                kill(getpid(), SIGINT)
                let (never, _) = AsyncStream.makeStream(of: Void.self)
                await Task.detached { for await _ in never {} }.value
            }
        }
    }

    @Test func workThatEndsIsNotDisturbed() async throws {
        await #expect(processExitsWith: .success) {
            let ending = try await withInterruption { 42 }
            #expect(ending.interruption == nil && ending.result == 42)
        }
    }
}
