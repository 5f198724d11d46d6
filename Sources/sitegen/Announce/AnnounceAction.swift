import SiteBuilder
import SiteDeployment
import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// Announces what a target holds. Builds nothing.
struct AnnounceAction: Sendable {
    let site: Site
    /// `nil` for the only one.
    let target: String?
    let output: String?
    let isDryRun: Bool
    let environment: [String: String]
    let console: Console

    func run() async throws {
        let target = try site.deployTarget(self.target)
        let (services, settings) = try site.announceSettings(report: console.report)
        guard services.hub != nil || services.indexNow != nil || services.podping != nil else {
            throw Diagnostic.noService
        }
        guard let base = site.options.base ?? services.base else { throw Diagnostic.noPublicAddress }
        let output = try Site.outputFolder(output, of: site.folder, home: environment["HOME"])
        let announcing = try await Announcing(
            try await site.deployment(of: output, to: target, environment: environment), services: services, base: base,
            settings: settings, jobs: site.options.jobs)
        if console.printsJSON {
            console.output(try JSONText(Answer(target: target.name, dryRun: isDryRun, announcing)).text)
        } else if isDryRun {
            for announcement in announcing.announcements {
                for address in announcement.addresses { console.output("\(announcement.kind.name): \(address)\n") }
            }
        }
        if !isDryRun { try await send(announcing) }
        if announcing.isEmpty { console.result("Nothing to announce: all feeds and pages of \(target.name) are known") }
        for announcement in announcing.announcements where !announcement.addresses.isEmpty {
            let noun = announcement.kind == .indexNow ? "page" : "feed"
            console.result(
                "\(isDryRun ? "Would announce" : "Announced") \(counted(announcement.addresses.count, noun)) to "
                    + "\(announcement.kind.name) \(announcement.serviceAddress)")
        }
    }

    private func send(_ announcing: Announcing) async throws {
        let token = environment["PODPING_TOKEN"] ?? ""
        if announcing.needsToken, token.isEmpty { throw Diagnostic.noToken }
        let problems = try await announcing.send(token: token)
        if !problems.isEmpty { throw BuildFailure(problems) }
    }

    private struct Answer: Encodable {
        struct Service: Encodable {
            let service: String
            let address: String
            let urls: [String]
        }

        let target: String
        let dryRun: Bool
        let announcements: [Service]

        init(target: String, dryRun: Bool, _ announcing: Announcing) {
            (self.target, self.dryRun) = (target, dryRun)
            announcements = announcing.announcements.map {
                Service(service: $0.kind.rawValue, address: $0.serviceAddress, urls: $0.addresses)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static var noService: Diagnostic {
        Diagnostic(
            .error, id: "usage.no-service", "site.yml names no service to announce to",
            hint: "name one, such as: feeds: { hub: \"https://pubsubhubbub.appspot.com/\" }")
    }

    fileprivate static var noPublicAddress: Diagnostic {
        Diagnostic(
            .error, id: "usage.no-public-address", "site.yml has no 'baseURL', so pages and feeds have no addresses",
            hint: "write the public address of the site, such as: baseURL: https://example.com/")
    }

    fileprivate static var noToken: Diagnostic {
        Diagnostic(
            .error, id: "usage.no-podping-token", "Podping needs a token, and PODPING_TOKEN is not set",
            hint: "set it to the token that the gateway has given you, or remove 'podping' from site.yml")
    }
}
