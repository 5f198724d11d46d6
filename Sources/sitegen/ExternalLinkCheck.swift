import CSitegenCurl
import Dispatch
import SiteBuilder
import SiteChecks
import SiteDiagnostics

/// Requests links to other hosts with `HEAD`, several in parallel and with a timeout.
///
/// libcurl is loaded on demand, because Foundation's networking would link about thirty libraries to every start of the
/// program.
struct ExternalLinkCheck: Sendable {
    /// The number of parallel requests.
    static let breadth = 8
    /// The timeout in milliseconds.
    static let patience = 10_000

    let links: [ExternalLink]

    func problems() async -> [Diagnostic] {
        guard !links.isEmpty else { return [] }
        guard ccurl_is_there() != 0 else { return [.noLibrary] }
        return await withTaskGroup(of: Diagnostic?.self) { group in
            var waiting = links[...]
            var problems: [Diagnostic] = []
            for _ in 0..<Self.breadth {
                guard let link = waiting.popFirst() else { break }
                group.addTask { await problem(of: link) }
            }
            while let problem = await group.next() {
                if let problem { problems.append(problem) }
                if let link = waiting.popFirst(), !Task.isCancelled {
                    group.addTask { await self.problem(of: link) }
                }
            }
            return problems
        }
    }

    private func problem(of link: ExternalLink) async -> Diagnostic? {
        var status = await ask(link.address, gets: false)
        // Some hosts do not support `HEAD`.
        if status == 405 || status == 501 || status == 403 { status = await ask(link.address, gets: true) }
        switch status {
        case 200..<400: return nil
        case CCURL_SILENT: return link.problem("does not answer")
        case CCURL_UNREACHABLE: return link.problem("cannot be reached")
        default: return link.problem("answers with status \(status)")
        }
    }

    /// Requests an address on its own thread, because libcurl blocks.
    private func ask(_ address: String, gets: Bool) async -> Int {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: ccurl_status(address, gets ? 1 : 0, Self.patience))
            }
        }
    }
}

extension Diagnostic {
    fileprivate static var noLibrary: Diagnostic {
        Diagnostic(
            .warning, id: "check.no-libcurl", "links to other hosts were not checked, because libcurl is not installed",
            hint: "install it, for example with: apt-get install libcurl4")
    }
}
