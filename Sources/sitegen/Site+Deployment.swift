import SiteBuilder
import SiteDeployment
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

extension Site {
    /// One of the targets that `deploy` in the site's settings declares.
    ///
    /// - Parameter name: `nil` for the only one that gets pages.
    func deployTarget(_ name: String?) throws(BuildFailure) -> DeployTarget {
        let targets = try deployTargets()
        let sites = targets.filter { $0.share != .recordings }
        if let name {
            if let found = targets.first(where: { $0.name == name }) { return found }
            throw BuildFailure([
                .noTarget("site.yml declares no target '\(name)'", among: targets, remedy: "it declares")
            ])
        }
        if let only = sites.first, sites.count == 1 { return only }
        throw BuildFailure([
            .noTarget(
                targets.isEmpty ? "site.yml declares no target" : "site.yml declares several targets", among: targets,
                remedy: "name one")
        ])
    }

    /// The deployment of an output folder to a target.
    func deployment(
        of output: OutputFolder, to target: DeployTarget, environment: [String: String]
    ) async throws -> Deployment {
        let content = try await DeployContent(
            of: output.location, shownAs: output.shownAs, for: target, jobs: options.jobs)
        let notes = try resolvedPath((options.cacheFolder ?? folder + "/.sitegen") + "/deploy")
        return try Deployment(
            of: content, to: target, notes: notes, environment: environment,
            now: Int(options.rules.now.secondsSince1970))
    }
}

extension Diagnostic {
    /// - Parameter remedy: the words before the names of the targets in the hint.
    static func noTarget(_ message: String, among targets: [DeployTarget], remedy: String) -> Diagnostic {
        let names = targets.map(\.name).joined(separator: ", ")
        return Diagnostic(
            .error, id: "usage.no-target", message,
            hint: targets.isEmpty
                ? "declare one, such as: deploy: { live: { rsync: \"me@example.com:/var/www/show/\" } }"
                : "\(remedy): \(names)")
    }
}
