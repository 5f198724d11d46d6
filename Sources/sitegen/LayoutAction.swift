import ArgumentParser
import Diagnostics
import SiteBuilder

/// Inspects the layouts of a site and prints what was asked for.
struct LayoutAction: Sendable {
    let site: Site
    let page: String?
    let console: Console

    func run() async throws {
        let inspected = try await site.inspect()
        guard let page else { return list(inspected.layouts) }
        let layout = try PageSearch(layouts: inspected.layouts).page(page)
        console.output(PageCertificateText(layout).lines.map { $0 + "\n" }.joined())
        let diagnostics = inspected.diagnostics.filter { $0.concerns(layout) }
        console.report(diagnostics)
        if diagnostics.containsErrors { throw ExitCode.wrongContent }
    }

    private func list(_ layouts: [PageLayout]) {
        for line in PageListText(layouts).lines { console.result(line) }
    }
}

extension Diagnostic {
    /// True for what is said about layouts of the page, wherever they are written.
    fileprivate func concerns(_ page: PageLayout) -> Bool {
        guard id.hasPrefix("layout.") else { return false }
        guard let path else { return page.sections.contains { $0.file == nil } }
        return path == page.source || page.sections.contains { $0.file == path }
    }
}
