import Foundation
import SiteDiagnostics
import SitePreview

/// Prints the events of a preview.
struct PreviewReport: Sendable {
    let console: Console
    let seesNetwork: Bool
    let opensBrowser: Bool

    func tell(_ event: PreviewEvent) {
        switch event {
        case .listening(let addresses, let takenPort):
            if let takenPort { console.result("Port \(takenPort) is in use.") }
            console.result("Preview at " + addresses.joined(separator: "  "))
            if seesNetwork { console.result("Everyone in the network can see the preview, including drafts.") }
            console.result("Stop with Ctrl-C.")
            if opensBrowser, let address = addresses.first { Self.open(address) }
        case .polling(let reason):
            console.result("\(reason.sentence) The preview checks for changes about twice a second.")
        case .built(let diagnostics, let failed):
            console.report(diagnostics)
            console.result(failed ? "The build failed. The pages of the last successful build stay." : "Built.")
        }
    }

    /// Asks the desktop to open an address. Without a desktop, nothing happens.
    private static func open(_ address: String) {
        let process = Process()
        #if os(macOS)
            process.executableURL = URL(filePath: "/usr/bin/open")
        #else
            process.executableURL = URL(filePath: "/usr/bin/xdg-open")
        #endif
        process.arguments = [address]
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
