import FlyingSocks
import SiteDiagnostics
import Testing

@testable import SitePreview

@Suite(.timeLimit(.minutes(10))) struct PortTests {
    @Test func aPortThatIsTakenIsAnErrorWhenItWasAskedFor() async throws {
        let site = try TestSite()
        try await withPreview(of: site) { preview in
            let second = PreviewServer(
                at: PreviewAddress(port: .exact(preview.port)), site: site.folder.path, watching: [], build: site.build)
            let error = await #expect(throws: Diagnostic.self) { try await second.run { _ in } }
            #expect(error?.id == "io.port-taken")
            #expect(error?.message == "a different program uses port \(preview.port)")
        }
    }

    @Test func anAddressThatIsNotOursIsAnError() async throws {
        let site = try TestSite()
        let server = PreviewServer(
            at: PreviewAddress(interface: .address("192.0.2.1")), site: site.folder.path, watching: [],
            build: site.build)
        let error = await #expect(throws: Diagnostic.self) { try await server.run { _ in } }
        #expect(error?.id == "io.cannot-listen")
    }

    /// Both use the default port, in any order.
    @Test func theNextFreePortIsTakenAndToldOf() async throws {
        let site = try TestSite()
        let (events, continuation) = AsyncStream.makeStream(of: PreviewEvent.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                let server = PreviewServer(site: site.folder.path, watching: [], build: site.build)
                group.addTask { try await server.run { continuation.yield($0) } }
            }
            var addresses: Set<String> = []
            var moved = 0
            for await case .listening(let list, let takenPort) in events {
                addresses.formUnion(list)
                if takenPort == 4600 { moved += 1 }
                if addresses.count == 2 { break }
            }
            #expect(moved >= 1)
            group.cancelAll()
            try await group.waitForAll()
        }
    }
}
