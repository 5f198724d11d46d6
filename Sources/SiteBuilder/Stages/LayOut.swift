import CompositionalLayout
import Diagnostics
import GridCSS
import Theming

/// The layouts of all pages, solved and lowered.
struct SiteLayouts: Sendable {
    let book: LayoutBook
    /// The text of `layout.css`.
    let stylesheet: String
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
    do throws(LoweringProblem) {
        let stylesheet = book.stylesheet(page: try PageStyle(configuration), maxWidth: theme.manifest.maxWidth)
        return (SiteLayouts(book: book, stylesheet: stylesheet), book.diagnostics)
    } catch {
        let problem = Diagnostic(.error, id: "layout.not-css", error.message, hint: error.hint)
        return (SiteLayouts(book: book, stylesheet: ""), book.diagnostics + [problem])
    }
}
