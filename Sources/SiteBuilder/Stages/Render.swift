import Diagnostics
import Episodes
import Markdown
import Theming

/// Renders every page. Bodies and cards come first, side by side; pages are put together from them.
///
/// - Parameters:
///   - finding: pages of the site by which visitors find episodes.
///   - copy: where the pages stand when they are not the site's own.
func render(
    _ plans: [PagePlan], finding: SiteFinding, bodies: RenderedBodies, catalog: Catalog, transcripts: Transcripts,
    theme: Theme, layouts: SiteLayouts, pictures: PreparedPictures, cards: PreparedCards, icons: SiteIcons, jobs: Int,
    copy: ThemeCopy? = nil
) async -> (RenderedSite, [Diagnostic]) {
    let renderer = ThemeRenderer(
        theme: theme, site: catalog.site, languages: catalog.languages, pictures: pictures.book, finding: finding)
    let parts = await catalog.episodes.concurrentMap(jobs: jobs) { episode in
        let body = bodies.episodes[episode.id] ?? episode.body.rendered()
        return EpisodeParts(body: body, card: renderer.card(episode, excerpt: body.summary).shared)
    }
    let memberships = Membership.all(of: catalog)
    let pages = PageRenderer(
        renderer: renderer, bodies: bodies, catalog: catalog, transcripts: transcripts.readable, layouts: layouts,
        parts: Dictionary(uniqueKeysWithValues: zip(catalog.episodes.map(\.id), parts)),
        memberships: memberships, related: RelatedEpisodes(catalog),
        found: FoundPages(
            catalog, renderer: renderer, memberships: memberships, finding: finding, unshown: pictures.unshown,
            cards: cards),
        icons: icons.links,
        isRemembering: copy == nil && catalog.hasHistory, pictures: pictures, copy: copy)
    let rendered = await plans.concurrentMap(jobs: jobs) { pages.render($0) }
    let site = RenderedSite(
        pages: rendered.map(\.page), bodies: pages.parts.mapValues(\.body), links: rendered.flatMap(\.links))
    return (site, rendered.flatMap(\.diagnostics))
}
