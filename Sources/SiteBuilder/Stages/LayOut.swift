import CompositionalLayout
import Diagnostics
import GridCSS
import Theming

/// The layouts of all pages, solved and lowered.
struct SiteLayouts: Sendable {
    let book: LayoutBook
    /// The text of `layout.css`.
    let stylesheet: String
    let configuration: LayoutConfiguration
    let maxWidth: Int?
}

/// Solves the layouts that pages use, each once for all of its widths.
func layOut(_ plans: [PagePlan], theme: Theme, site: Site) async -> (SiteLayouts, [Diagnostic]) {
    let shelf = LayoutShelf(theme: theme, providers: site.layouts)
    let narrowest = SupportedWidths.narrowest
    let widest = theme.manifest.maxWidth.map { max($0, narrowest) } ?? SupportedWidths.widest
    let book = await LayoutBook.open(
        plans.flatMap(\.sections).map(\.request), shelf: shelf, finder: IntervalFinder(widths: narrowest...widest),
        jobs: site.options.jobs)
    let configuration = LayoutConfiguration(interSectionSpacing: theme.manifest.interSectionSpacing)
    var diagnostics = book.diagnostics
    var stylesheet = ""
    do throws(LoweringProblem) {
        stylesheet = book.stylesheet(page: try PageStyle(configuration), maxWidth: theme.manifest.maxWidth)
    } catch {
        diagnostics.append(Diagnostic(.error, id: "layout.not-css", error.message, hint: error.hint))
    }
    let layouts = SiteLayouts(
        book: book, stylesheet: stylesheet, configuration: configuration, maxWidth: theme.manifest.maxWidth)
    return (layouts, diagnostics)
}
