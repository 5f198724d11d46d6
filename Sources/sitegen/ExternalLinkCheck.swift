import Diagnostics
import Foundation
import SiteBuilder

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks other hosts whether links lead anywhere: `HEAD` requests, a few at a time, none for long.
struct ExternalLinkCheck: Sendable {
    /// Requests at a time.
    static let breadth = 8
    /// Seconds until a host counts as silent.
    static let patience = 10.0

    let links: [ExternalLink]

    func problems() async -> [Diagnostic] {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = Self.patience
        configuration.timeoutIntervalForResource = 2 * Self.patience
        configuration.httpAdditionalHeaders = ["User-Agent": "sitegen check"]
        let session = URLSession(configuration: configuration)
        defer { session.invalidateAndCancel() }
        return await withTaskGroup(of: Diagnostic?.self) { group in
            var waiting = links[...]
            var problems: [Diagnostic] = []
            for _ in 0..<Self.breadth {
                guard let link = waiting.popFirst() else { break }
                group.addTask { await problem(of: link, session) }
            }
            while let problem = await group.next() {
                if let problem { problems.append(problem) }
                if let link = waiting.popFirst(), !Task.isCancelled {
                    group.addTask { await self.problem(of: link, session) }
                }
            }
            return problems
        }
    }

    private func problem(of link: ExternalLink, _ session: URLSession) async -> Diagnostic? {
        guard let url = URL(string: link.address) else { return link.problem("is no address that can be asked") }
        do {
            var status = try await ask(url, "HEAD", session)
            // Some hosts know no HEAD.
            if status == 405 || status == 501 || status == 403 { status = try await ask(url, "GET", session) }
            return (200..<400).contains(status) ? nil : link.problem("answers with status \(status)")
        } catch {
            return link.problem((error as? URLError)?.code == .timedOut ? "does not answer" : "cannot be reached")
        }
    }

    private func ask(_ url: URL, _ method: String, _ session: URLSession) async throws -> Int {
        var request = URLRequest(url: url)
        request.httpMethod = method
        if method == "GET" { request.setValue("bytes=0-0", forHTTPHeaderField: "Range") }
        let (_, response) = try await session.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode ?? 0
    }
}
