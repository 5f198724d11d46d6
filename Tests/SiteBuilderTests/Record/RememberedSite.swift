import Foundation
import SiteDiagnostics
import SiteEpisodes
import SitePublication

@testable import SiteBuilder

/// A small site that is built into its own `Output` several times, as by the command.
struct RememberedSite {
    var sample: SampleSite
    var program = "a program"
    /// True to store pages on disk, as the command does.
    var spoolsPages = false

    init(content: [String: String]) throws { sample = try SampleSite(content: content) }

    var site: Site {
        var site = sample.site
        site.options.cacheFolder = sample.folder(".sitegen")
        site.options.program = program
        if spoolsPages { site.options.spoolFolder = sample.folder.path }
        site.options.ledgerChanges = .accepted
        return site
    }

    func output() throws -> OutputFolder {
        try Site.outputFolder(sample.folder("Output"), of: sample.folder.path, home: nil)
    }

    /// True if a build would have nothing to do.
    func isUnchanged() async throws -> Bool { try await report() != nil }

    /// The report of a build that has nothing to do; `nil` if it has work.
    func report() async throws -> BuildReport? {
        guard case .nothing(let report, _)? = try await LastBuild(of: site, into: output())?.look() else { return nil }
        return report
    }

    struct Build {
        let made: (rendered: RenderedSite, built: BuiltSite)
        let publication: Publication
    }

    /// - Parameter meanwhile: Runs after the site is made and before it is published.
    /// - Returns: `nil` if the build had nothing to do.
    @discardableResult
    func build(meanwhile: () throws -> Void = {}) async throws -> Build? {
        let output = try output()
        let last = try LastBuild(of: site, into: output)
        guard case .something(let inputs)? = await last?.look() else { return nil }
        var site = site
        site.options.inputs = inputs
        let made = try await site.make()
        try meanwhile()
        let built = made.built
        let publication = try await built.output.publish(to: output, jobs: 2)
        let ledger = built.ledger.flatMap { $0.isChanged ? $0 : nil }
        _ = ledger?.write()
        await last?.note(built, inputs: inputs, writtenLedger: ledger)
        return Build(made: made, publication: publication)
    }
}
