import SiteBuilder
import SiteDeployment
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

/// Compares a site with its published version.
struct DiffAction: Sendable {
    let site: Site
    /// A target or a folder; `nil` for the first target, or else the output folder.
    let against: String?
    let output: String?
    let environment: [String: String]
    let console: Console
    let isVerbose: Bool

    func run() async throws {
        let output = try Site.outputFolder(output, of: site.folder, home: environment["HOME"])
        let (published, name) = try published(output)
        let versions: SiteVersions
        switch published {
        case .target(let target):
            let built = try await site.build(into: output, report: console.report)
            leaveToTheEnd(built.leftovers)
            versions = try await site.deployment(of: output, to: target, environment: environment).versions()
        case .folder(let folder):
            let built = try await site.make().built
            console.report(built.diagnostics)
            versions = try await SiteVersions(
                folder: folder, shownAs: name, next: built.output, jobs: site.options.jobs)
        }
        let difference = try await SiteComparison(of: versions, jobs: site.options.jobs).difference()
        if console.printsJSON {
            console.output(try JSONText(Answer(against: name, difference: difference)).text)
        } else {
            console.output(DiffText(difference, against: name).text(lines: isVerbose ? .max : 40))
        }
    }

    private enum Published {
        case target(DeployTarget)
        /// An absolute path.
        case folder(String)
    }

    private func published(_ output: OutputFolder) throws -> (Published, name: String) {
        let targets = try site.deployTargets()
        guard let against else {
            if let first = targets.first(where: { $0.share != .recordings }) { return (.target(first), first.name) }
            return (.folder(output.location), output.shownAs)
        }
        if let target = targets.first(where: { $0.name == against }) { return (.target(target), against) }
        let path = try resolvedPath(against)
        guard !against.isEmpty, try FileStatus.find(path)?.kind == .folder else {
            throw Diagnostic.noTarget(
                "site.yml declares no target '\(against)', and there is no such folder", among: targets,
                remedy: "it declares")
        }
        return (.folder(path), against)
    }

    private struct Answer: Encodable {
        let against: String
        let difference: SiteDifference
    }
}
