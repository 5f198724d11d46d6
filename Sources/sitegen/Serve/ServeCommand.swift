import ArgumentParser
import Foundation
import SiteBuilder
import SiteDiagnostics
import SitePreview

/// The command `sitegen serve`.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Preview a site and rebuild it on every change. Writes no file.",
        discussion: """
            Examples:
              sitegen serve
              sitegen serve my-show --port 8080 --drafts
              sitegen serve --host            for phones in the same network
              sitegen serve --allow-host show.example    behind a tunnel or a proxy of that name

            The preview answers to localhost, to numeric addresses, with --host or --bind to the names of this computer, and \
            to the names of --allow-host. So a foreign page whose name leads here cannot read the preview.

            Alt+Shift+L in a page, or the button in its corner, opens the layout inspector.
            """,
        aliases: ["server", "dev", "preview"])

    @OptionGroup var arguments: SiteArguments

    @Option(name: [.short, .long], help: "Port (default: 4600, or the next one that is free).")
    var port: UInt16?

    @Flag(help: "Let other devices of the network see the preview, drafts too.")
    var host = false

    @Option(help: ArgumentHelp("Serve at this address of this computer.", valueName: "address"))
    var bind: String?

    @Option(help: ArgumentHelp("Answer to this name too; may be given several times.", valueName: "name"))
    var allowHost: [String] = []

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
            site.refreshSchemas()
            let live = LiveSite(site)
            let server = PreviewServer(at: address, site: folders.site, watching: folders.watched) { difference in
                await live.outcome(after: difference)
            }
            try await server.run { report.tell($0) }
        }
        if let interruption { throw ExitCode(interruption) }
    }

    func validate() throws {
        for name in allowHost where !PreviewAddress.isName(name) {
            throw ValidationError("'\(name)' is not a host name: write a name without a port, such as 'show.example'")
        }
    }

    private var address: PreviewAddress {
        let interface: PreviewAddress.Interface = bind.map { .address($0) } ?? (host ? .network : .loopback)
        return PreviewAddress(
            interface: interface, port: port.map { .exact($0) } ?? .automatic, allowedNames: allowHost)
    }
}

extension Site {
    /// The site for a preview. Changes since the last publication are no errors, because a preview publishes nothing.
    /// Social cards and icons are left out, and recordings are those of the site's folder.
    fileprivate var shown: Site {
        var site = self
        site.options.ledgerChanges = .shown
        site.options.makesCardsAndIcons = false
        site.options.hostPath = "/"
        site.options.keepsRecordings = true
        site.options.spoolFolder = nil
        return site
    }
}
