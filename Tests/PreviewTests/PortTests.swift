import FlyingSocks
import SiteDiagnostics
import Synchronization
import Testing

@testable import SitePreview

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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

    /// Two programs that start at the same moment can both bind a port. The second one fails only when it listens. It
    /// must not close a file that a different thread has opened meanwhile.
    @Test func aPortThatIsTakenLateClosesOneFile() async throws {
        let end = End()
        async let lostFiles = countOfLostFiles(until: end)
        for _ in 0..<2_000 {
            let first = try Socket.bound(to: .inet(ip4: "127.0.0.1", port: 0))
            guard case .ip4(_, let port) = try first.sockname() else { throw SocketError.unsupportedAddress }
            let second = try Socket.bound(to: .inet(ip4: "127.0.0.1", port: port))
            try first.listen()
            let error = await #expect(throws: SocketError.self) {
                try await HTTPServer(
                    listeningAt: second, broadcast: SceneBroadcast(), responder: Responder(hosts: .loopback),
                    limits: HTTPLimits())
            }
            if let error { #expect(isTaken(error)) }
            try first.close()
        }
        end.isReached.store(true, ordering: .relaxed)
        #expect(await lostFiles == 0)
    }

    private final class End: Sendable { let isReached = Atomic(false) }

    /// Opens files all the time and counts those that something else has closed.
    private func countOfLostFiles(until end: End) async -> Int {
        var count = 0
        while !end.isReached.load(ordering: .relaxed) {
            let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
            if file >= 0, close(file) != 0 { count += 1 }
        }
        return count
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
