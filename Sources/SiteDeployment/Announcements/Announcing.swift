import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

/// Tells services of the feeds and pages that have changed since they were told of them last.
package struct Announcing: Sendable {
    /// In the order in which they are sent: subscribers first.
    package let announcements: [Announcement]
    private let record: AnnouncedRecord
    private let deployment: Deployment
    private let services: AnnounceSettings
    private let base: BaseAddress
    /// `site.yml`
    private let settings: SourceText

    /// Compares the deployed site with the record at the target. Sends nothing.
    ///
    /// - Parameters:
    ///   - services: what `settings` says.
    ///   - base: the public address of the site.
    /// - Throws: a diagnostic `usage.not-deployed` if the target holds something else than the output folder.
    package init(
        _ deployment: Deployment, services: AnnounceSettings, base: BaseAddress, settings: SourceText, jobs: Int
    ) async throws(Diagnostic) {
        let plan = try await deployment.plan()
        guard plan.isEmpty else { throw .notDeployed(deployment.target.name, plan.sent.count + plan.removed.count) }
        let record = try await deployment.announced()
        let content = await AnnouncedContent(of: deployment.content, base: base, jobs: jobs)
        (self.deployment, self.services, self.base, self.settings) = (deployment, services, base, settings)
        self.record = record
        announcements = [
            Announcement(.webSub, services.hub, present: content.feeds, record: record),
            Announcement(.podping, services.podping, present: content.podcasts, record: record),
            Announcement(
                .indexNow, services.indexNow?.service, present: content.pages, record: record, forgetsBelow: base.text),
        ].compactMap(\.self)
    }

    package var isEmpty: Bool { announcements.allSatisfy(\.addresses.isEmpty) }

    /// Whether a token of Podping is needed.
    package var needsToken: Bool { announcements.contains { $0.kind == .podping && !$0.addresses.isEmpty } }

    /// Sends all announcements. A service that fails does not stop the others. After each service, the record at the
    /// target is written, so that nothing is announced again.
    ///
    /// - Parameter token: the token of Podping.
    /// - Returns: a problem for each service that has not taken everything.
    /// - Throws: a diagnostic `io.…` if the record cannot be written.
    package func send(token: String) async throws(Diagnostic) -> [Diagnostic] {
        var (record, problems) = (record, [Diagnostic]())
        for announcement in announcements where !announcement.addresses.isEmpty {
            let requests = AnnouncementRequest.all(
                for: announcement, indexNowKey: services.indexNow?.key ?? "", base: base, token: token)
            var hasNews = false
            for request in requests {
                let answer = await request.request.sendPatiently()
                guard answer.isTaken else {
                    problems.append(
                        AnnouncementProblem(announcement: announcement, answer: answer, settings: settings).diagnostic)
                    break
                }
                hasNews = true
                for address in request.addresses {
                    record.services[announcement.recordName, default: [:]][address] = announcement.digests[address]
                }
            }
            if hasNews { try await deployment.remember(record) }
        }
        return problems
    }
}

extension Diagnostic {
    fileprivate static func notDeployed(_ target: String, _ count: Int) -> Diagnostic {
        Diagnostic(
            .error, id: "usage.not-deployed",
            "\(count == 1 ? "1 file" : "\(count) files") of the output differ from '\(target)', so nothing is announced",
            hint: "deploy first, with: sitegen deploy \(target)")
    }
}
