import Diagnostics
import Episodes
import Theming

/// A site up to its layouts: everything is decided, nothing is rendered.
struct PlannedSite: Sendable {
    var sources: Sources
    let reader: ContentReader
    var catalog: Catalog
    let theme: Theme
    let showcase: LoadedShowcase
    var plans: [PagePlan]
    let layouts: SiteLayouts
    /// The content as each file tells it, where the next build is to know; else none.
    var files: [ReadFile] = []

    var pageLayouts: [PageLayout] { plans.compactMap(layouts.layout) }
}
