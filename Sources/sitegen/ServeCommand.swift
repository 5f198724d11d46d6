import ArgumentParser
import Diagnostics
import Foundation
import Preview
import SiteBuilder

/// `sitegen serve`
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Preview a site and rebuild it on every change. Writes no file.",
        discussion: """
            Examples:
              sitegen serve
              sitegen serve my-show --port 8080 --drafts
              sitegen serve --host            for phones in the same network
            """,
        aliases: ["server", "dev", "preview"])

    @OptionGroup var arguments: SiteArguments

    @Option(name: [.short, .long], help: "Port (default: 4600, or the next one that is free).")
    var port: UInt16?

    @Flag(help: "Let other devices of the network see the preview, drafts too.")
    var host = false

    @Option(help: ArgumentHelp("Serve at this address of this computer.", valueName: "address"))
    var bind: String?

    @Flag(name: [.customShort("O"), .long], help: "Open the preview in the browser.")
    var open = false

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let site = try arguments.site(environment: environment, keeping: true).shown
        let report = PreviewReport(console: console, seesNetwork: host, opensBrowser: open)
        let address = address
        let interruption = try await perform(reportingTo: console) {
            let folders = try site.folders()
            let server = PreviewServer(at: address, site: folders.site, watching: folders.watched) { await build(site) }
            try await server.run { report.tell($0) }
        }
        if interruption == .interrupt { throw ExitCode.interrupted }
    }

    private var address: PreviewAddress {
        let interface: PreviewAddress.Interface = bind.map { .address($0) } ?? (host ? .network : .loopback)
        return PreviewAddress(interface: interface, port: port.map { .exact($0) } ?? .automatic)
    }
}

extension Site {
    /// Nothing is published by looking at it: what has changed since the last publication is no error, and nobody else asks for
    /// cards and icons.
    fileprivate var shown: Site {
        var site = self
        site.options.ledgerChanges = .shown
        site.options.makesCardsAndIcons = false
        return site
    }
}

private func build(_ site: Site) async -> BuildOutcome {
    do throws(BuildFailure) {
        let built = try await site.build()
        return BuildOutcome(files: built.output, diagnostics: built.diagnostics)
    } catch {
        return BuildOutcome(files: nil, diagnostics: error.diagnostics)
    }
}
