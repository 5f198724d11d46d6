import ArgumentParser
import Foundation
import LayoutInspection
import SiteBuilder
import SiteDiagnostics
import SitePublication

/// Inspects the layouts of a site and prints the requested information.
struct LayoutAction: Sendable {
    let site: Site
    let page: String?
    let request: LayoutDisplay
    let console: Console

    func run() async throws {
        let inspected = try await site.inspect(pictures: page != nil)
        guard let page else {
            try list(inspected.layouts)
            if inspected.unsolved.isEmpty { return }
            throw BuildFailure(inspected.diagnostics.filter(\.isError))
        }
        let layout = try PageSearch(site: inspected).page(page)
        let diagnostics = inspected.diagnostics.filter { $0.concerns(layout) }
        try show(layout, inspected.pictures.first { $0.address == layout.address })
        console.report(diagnostics)
        if diagnostics.containsErrors { throw ExitCode.wrongContent }
    }

    private func list(_ layouts: [PageLayout]) throws {
        let text = try request.printsJSON ? JSONText(PageListReport(layouts)).text : PageListText(layouts).text
        console.output(text)
    }

    private func show(_ page: PageLayout, _ pictures: PictureLosses?) throws {
        let frames = PageFrames(page: page, height: request.height, isMirrored: request.isMirrored)
        switch request.drawing {
        case .svg(let file): return try write(svg(of: frames), to: file)
        case .terminal(let columns):
            return console.output(PageWireframeText(frames, widths: widths, columns: columns).text)
        case nil: break
        }
        if request.printsJSON {
            console.output(try JSONText(PageReport(frames, request, pictures)).text)
        } else if request.widths.isEmpty, request.difference == nil {
            console.output(PageCertificateText(page, pictures).text)
        } else {
            console.output(PageFramesText(frames, request).text)
        }
    }

    private var widths: [Int] { request.widths.isEmpty ? LayoutDisplay.commonWidths : request.widths }

    private func svg(of frames: PageFrames) -> String {
        // Widths above the maximum show the same layout.
        var seen: Set<Int> = []
        let shown = widths.map(frames.width).filter { seen.insert($0).inserted }
        let title = "\(frames.page.address.path) at \(shown.map(String.init).joined(separator: ", ")) px"
        return WireframeSVG(shown.map(frames.wireframe), title: title).text
    }

    private func write(_ text: String, to file: String) throws {
        if file == "-" { return console.output(text) }
        do {
            try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw Diagnostic(
                .error, id: "io.unwritable", "'\(file)' cannot be written", hint: "name a file in an existing folder")
        }
        console.result("Wrote \(file)")
    }
}

extension Diagnostic {
    /// Whether the diagnostic is about a layout of the page, even if the layout is in a different file.
    fileprivate func concerns(_ page: PageLayout) -> Bool {
        if id.hasPrefix("split.") { return path == page.source }
        guard id.hasPrefix("layout.") else { return false }
        guard let path else { return page.sections.contains { $0.file == nil } }
        return path == page.source || page.sections.contains { $0.file == path }
    }
}
