import SiteEpisodes
import SiteTheming

/// A site up to its layouts: everything is decided, no page is rendered.
struct PlannedSite: Sendable {
    var sources: Sources
    let reader: ContentReader
    var catalog: Catalog
    /// The texts as HTML, with addresses as their authors wrote them.
    var bodies: RenderedBodies
    var themes: SiteThemes
    var plans: [PagePlan]
    var layouts: SiteLayouts
    /// Pages of the site by which visitors find episodes.
    let navigation: SiteNavigation
    /// The content as each file tells it, where the next build is to know; else none.
    private let files: [ReadFile]

    init(
        _ content: ParsedContent, _ catalog: Catalog, bodies: RenderedBodies, themes: SiteThemes, plans: [PagePlan],
        layouts: SiteLayouts
    ) {
        sources = content.sources
        reader = content.reader.withoutFiles()
        files = content.remembered
        navigation = SiteNavigation(plans)
        self.catalog = catalog
        self.bodies = bodies
        self.themes = themes
        self.plans = plans
        self.layouts = layouts
    }

    var theme: Theme { themes.own }

    var pageLayouts: [PageLayout] { plans.compactMap(layouts.layout) }

    /// The texts, for a build in which nothing but texts has changed.
    var texts: PastTexts {
        PastTexts(sources: sources.documents, files: files, reader: reader, bodies: bodies)
    }
}
