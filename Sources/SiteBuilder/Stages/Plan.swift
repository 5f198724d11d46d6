import Diagnostics
import Episodes
import Theming

/// A site up to its layouts: everything is decided, nothing is rendered.
struct PlannedSite: Sendable {
    let sources: Sources
    let catalog: Catalog
    let theme: Theme
    let showcase: LoadedShowcase
    let plans: [PagePlan]
    let layouts: SiteLayouts

    var pageLayouts: [PageLayout] { plans.compactMap(layouts.layout) }
}
