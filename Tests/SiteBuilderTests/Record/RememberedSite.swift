import Diagnostics
import Episodes
import Foundation

@testable import SiteBuilder

/// A small site that is built into its own `Output` again and again, as the command does it.
struct RememberedSite {
    var sample: SampleSite
    var program = "a program"

    init(content: [String: String]) throws { sample = try SampleSite(content: content) }

    var site: Site {
        var site = sample.site
        site.options.cacheFolder = sample.folder(".sitegen")
        site.options.program = program
        site.options.ledgerChanges = .accepted
        return site
    }

    func output() throws -> OutputFolder {
        try Site.outputFolder(sample.folder("Output"), of: sample.folder.path, home: nil)
    }

    /// Whether a build now would have nothing to do.
    func isUnchanged() async throws -> Bool { try await LastBuild(of: site, into: output())?.unchanged() != nil }

    /// - Returns: `nil` when there was nothing to do.
    @discardableResult
    func build() async throws -> Publication? {
        let output = try output()
        let last = try LastBuild(of: site, into: output)
        if await last?.unchanged() != nil { return nil }
        let inputs = await last?.inputs()
        let built = try await site.build()
        let publication = try await built.output.publish(to: output, jobs: 2)
        let ledger = built.ledger.flatMap { $0.isChanged ? $0 : nil }
        _ = ledger?.write()
        if let inputs { await last?.note(built, inputs: inputs, writtenLedger: ledger) }
        return publication
    }
}
