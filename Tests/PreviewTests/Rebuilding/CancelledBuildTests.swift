import SiteBuilder
import SiteDiagnostics
import SiteFileSystem
import Synchronization
import Testing

@testable import SitePreview

@Suite(.timeLimit(.minutes(10))) struct CancelledBuildTests {
    /// A build that would never end, and the edit that cancels it.
    @Test func anEditDuringABuildIsSeenBesideIt() async throws {
        let site = try TestSite(["index.html": "one"])
        let number = Mutex(0)
        let (started, start) = AsyncStream.makeStream(of: Int.self)
        let build: @Sendable (SourceDifference) async -> BuildOutcome = { _ in
            let current = number.withLock {
                $0 += 1
                return $0
            }
            let outcome = await site.build()
            start.yield(current)
            while current == 2, !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
            return outcome
        }
        try await withPreview(of: site, build: build) { preview in
            var builds = started.makeAsyncIterator()
            var page = try await preview.client()
            try await page.send("GET /__sitegen/events?generation=0&page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(await builds.next() == 1)
            let first = try await page.event()
            try site.add(["index.html": "two"])
            #expect(await builds.next() == 2)
            try site.add(["index.html": "three"])
            #expect(await builds.next() == 3)
            _ = try await page.event(after: first)
            var client = try await preview.client()
            #expect(try await client.request("GET", "/").text.hasPrefix("three"))
        }
    }
}
