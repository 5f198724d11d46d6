import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublishing
import SiteTheming

/// Renders every page and, in parallel, the files for machines.
func render(_ site: SiteContext, review: SiteReview) async -> (RenderedSite, [Diagnostic]) {
    async let feeds = makeFeeds(for: site, review: review)
    var (rendered, diagnostics) = await renderPages(of: site)
    rendered.feeds = await feeds
    return (rendered, diagnostics)
}

/// Renders every page. Cards are rendered first, in parallel, because pages contain them.
func renderPages(of site: SiteContext) async -> (RenderedSite, [Diagnostic]) {
    let (plans, jobs) = (site.planned.plans, site.options.jobs)
    let renderer = PageRenderer(site)
    // These are valid until a text changes.
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
