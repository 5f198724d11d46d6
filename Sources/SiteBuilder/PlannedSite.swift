import SiteEpisodes
import SitePictures
import SiteTheming

/// A site with all pages planned and laid out, but not rendered.
struct PlannedSite: Sendable {
    var sources: Sources
    let reader: ContentReader
    var catalog: Catalog
    /// The texts as HTML, with addresses as written by the authors.
    var bodies: RenderedBodies
    var themes: SiteThemes
    var plans: [PagePlan]
    var layouts: SiteLayouts
    /// The facts about pictures that are already read, in this build or an earlier one.
    var known = KnownPictures()
    /// The pages that help visitors find episodes, such as the search page.
    let navigation: SiteNavigation
    /// The parsed files, kept only if the next build will use them.
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

    /// The texts for the next build, valid while only texts change.
    var texts: PastTexts {
        PastTexts(sources: sources.documents, files: files, reader: reader, bodies: bodies)
    }
}
