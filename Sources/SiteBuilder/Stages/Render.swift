import Diagnostics
import Episodes
import FileSystem
import Markdown
import Theming

/// Renders every page. Bodies and cards come first, side by side; pages are put together from them.
///
/// - Parameters:
///   - finding: pages of the site by which visitors find episodes.
///   - hostPath: the path below which a host serves the site, where that is known.
///   - copy: where the pages stand when they are not the site's own.
///   - spool: where finished pages wait; `nil` for memory.
func render(
    _ plans: [PagePlan], finding: SiteNavigation, bodies: RenderedBodies, catalog: Catalog, transcripts: Transcripts,
    theme: Theme, layouts: SiteLayouts, pictures: PreparedPictures, cards: PreparedCards, icons: SiteIcons, jobs: Int,
    hostPath: String? = nil, copy: ThemeCopy? = nil, spool: Spool?
) async -> (RenderedSite, [Diagnostic]) {
    let renderer = ThemeRenderer(
        theme: theme, site: catalog.site, languages: catalog.languages, pictures: pictures.book, navigation: finding)
    let memberships = Membership.all(of: catalog)
    let pages = PageRenderer(
        renderer: renderer, bodies: bodies, catalog: catalog, transcripts: transcripts.readable, layouts: layouts,
        memberships: memberships, related: RelatedEpisodes(catalog),
        found: FoundPages(
            catalog, renderer: renderer, memberships: memberships, finding: finding, unshown: pictures.unshown,
            cards: cards),
        icons: icons.links.shared(), feeds: HTML(feedsOf: catalog).shared(),
        isRemembering: copy == nil && catalog.hasHistory, pictures: pictures, hostPath: hostPath, copy: copy,
        spool: spool)
    let site = await RenderedSite(plans, by: pages, jobs: jobs)
    return (site, site.diagnostics + [theme.templates.takeProblem()].compactMap(\.self))
}

extension RenderedSite {
    /// Puts every page together.
    init(_ plans: [PagePlan], by renderer: PageRenderer, jobs: Int) async {
        let episodes = renderer.catalog.episodes
        let cards = await episodes.concurrentMap(jobs: jobs) { renderer.card(of: $0) }
        var pages = renderer
        pages.cards = Dictionary(uniqueKeysWithValues: zip(episodes.map(\.id), cards))
        for kinds in renderer.commonBadges(of: plans) {
            let badges = await episodes.concurrentMap(jobs: jobs) { renderer.badges(kinds, of: $0) }
            pages.badges[kinds] = Dictionary(uniqueKeysWithValues: zip(episodes.map(\.id), badges))
        }
        let rendered = await plans.concurrentMap(jobs: jobs) { [pages] plan in pages.page(plan) }
        self.init(pages: rendered, renderer: renderer)
    }
}
