import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublishing
import SiteTheming

/// Renders every page and, side by side with them, the files that machines read.
func render(_ site: SiteContext, review: SiteReview) async -> (RenderedSite, [Diagnostic]) {
    async let feeds = makeFeeds(for: site, review: review)
    var (rendered, diagnostics) = await renderPages(of: site)
    rendered.feeds = await feeds
    return (rendered, diagnostics)
}

/// Renders every page. Cards come first, side by side; pages are put together from them.
func renderPages(of site: SiteContext) async -> (RenderedSite, [Diagnostic]) {
    let (plans, jobs) = (site.planned.plans, site.options.jobs)
    let renderer = PageRenderer(site)
    // They hold as long as no text changes.
    var shared = renderer
    let episodes = site.catalog.episodes
    let cards = await episodes.concurrentMap(jobs: jobs) { renderer.card(of: $0) }
    shared.cards = Dictionary(uniqueKeysWithValues: zip(episodes.map(\.id), cards))
    for kinds in renderer.commonBadges(of: plans) {
        let badges = await episodes.concurrentMap(jobs: jobs) { renderer.badges(kinds, of: $0) }
        shared.badges[kinds] = Dictionary(uniqueKeysWithValues: zip(episodes.map(\.id), badges))
    }
    let pages = await plans.concurrentMap(jobs: jobs) { [shared] in shared.page($0) }
    let rendered = RenderedSite(renderer: renderer, pages: pages)
    return (rendered, rendered.diagnostics + [site.planned.theme.templates.takeProblem()].compactMap(\.self))
}
