import Diagnostics
import Episodes
import Markdown
import Theming

/// Renders every page. Bodies and cards come first, side by side; pages are put together from them.
func render(
    _ plans: [PagePlan], bodies: RenderedBodies, catalog: Catalog, transcripts: Transcripts, theme: Theme,
    layouts: SiteLayouts, pictures: PreparedPictures, cards: PreparedCards,
    icons: SiteIcons, jobs: Int
) async -> (RenderedSite, [Diagnostic]) {
    let finding = SiteFinding(plans)
    let renderer = ThemeRenderer(
        theme: theme, site: catalog.site, languages: catalog.languages, pictures: pictures.book, finding: finding)
    let parts = await catalog.episodes.concurrentMap(jobs: jobs) { episode in
        let body = bodies.episodes[episode.id] ?? episode.body.rendered()
        return EpisodeParts(body: body, card: renderer.card(episode, excerpt: body.summary))
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
        isRemembering: catalog.hasHistory, pictures: pictures)
    let rendered = await plans.concurrentMap(jobs: jobs) { pages.render($0) }
    let site = RenderedSite(
        pages: rendered.map(\.page), bodies: pages.parts.mapValues(\.body), links: rendered.flatMap(\.links))
    return (site, rendered.flatMap(\.diagnostics))
}
