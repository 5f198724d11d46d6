import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMarkdown
import SitePublication
import SitePublishing
import SiteTheming

/// Puts pages together from what is rendered already.
package struct PageRenderer: Sendable {
    var site: SiteContext
    let renderer: ThemeRenderer
    /// Those of all episodes while every page is rendered; any other is rendered when it is asked for.
    var cards: [Episode.ID: HTML] = [:]
    /// In the same way those of their badges that many cells show, by the kinds of these.
    var badges: [[String]: [Episode.ID: HTML]] = [:]
    var memberships: [Episode.ID: [Membership]]
    var related: RelatedEpisodes
    var metadata: HeadMetadata
    /// Lines of every page's head, shared.
    let icons: HTML
    /// Lines of every page's head: the feeds of the whole site, shared.
    let feeds: HTML
    /// Whether pages of episodes note that they were watched.
    let isRemembering: Bool
    /// Tells what pages are made from; `nil` where nobody asks.
    private let content: ContentDependencies?
    /// Of the page that is rendered; `nil` where nobody asks what pages are made from.
    private var record: PageRecord?

    init(_ site: SiteContext) {
        self.site = site
        let (planned, catalog) = (site.planned, site.catalog)
        renderer = ThemeRenderer(
            theme: planned.theme, site: catalog.site, languages: catalog.languages, pictures: site.pictures.artwork,
            navigation: planned.navigation)
        memberships = Membership.all(of: catalog)
        related = RelatedEpisodes(catalog)
        metadata = HeadMetadata(site, renderer: renderer, memberships: memberships)
        icons = site.icons.links.shared()
        feeds = HTML(feedsOf: catalog).shared()
        isRemembering = site.copy == nil && catalog.hasHistory
        content = site.options.recordsDependencies ? ContentDependencies(planned) : nil
    }

    var bodies: RenderedBodies { site.planned.bodies }
    var catalog: Catalog { site.catalog }
    var layouts: SiteLayouts { site.planned.layouts }
    var pictures: PreparedPictures { site.pictures }
    /// `nil` for the site's own pages.
    var copy: ThemeCopy? { site.copy }
    /// The path below which a host serves the site, where that is known.
    var hostPath: String? { site.options.hostPath ?? catalog.site.base?.path }

    func page(_ plan: PagePlan) -> RenderedPage {
        guard let content else { return rendered(plan) }
        let record = PageRecord(content)
        var renderer = self
        renderer.record = record
        var page = renderer.rendered(plan)
        page.dependencies = record.dependencies
        return page
    }

    /// Notes, where somebody asks, what the page is made from.
    func note(_ found: (ContentDependencies) -> Set<Dependency>) { record?.note(found) }

    private func rendered(_ plan: PagePlan) -> RenderedPage {
        if plan.address != .notFound { note { _ in [Dependency(.choice, .content)] } }
        let notes = notes(of: plan)
        let html = fill(plan, notes, head: head(of: plan), gallery: gallery(of: plan))
        let address = place(of: plan.address)
        let bytes = resolved(html, plan)
        var page = RenderedPage(address, site.spool?.take(bytes) ?? .bytes(bytes), from: OutputSource(plan))
        if let notes {
            page.unresolved = notes.unresolved
            page.bodyHeadings = notes.headings
            page.diagnostics = notes.diagnostics
        }
        if (plan.numbers?.current ?? 1) == 1 {
            page.links = plan.sections.compactMap(\.moreLink) + (notes?.links ?? [])
        }
        return page
    }

    /// An episode's card as most lists show it.
    func card(of episode: Episode) -> HTML {
        renderer.card(episode, excerpt: bodies.summary(of: episode.id)).shared()
    }

    /// Where a page of the site, or a file, is for those who are on one of these pages.
    func place(of address: Address) -> Address { copy?.place(of: address) ?? address }

    /// How links of a page begin where they are not relative to it: hosts send the page for missing addresses for any address.
    ///
    /// - Parameter page: its address on the site itself.
    func root(of page: Address) -> String { copy == nil && page == .notFound ? hostPath ?? "" : "" }

    private func resolved(_ html: HTML, _ plan: PagePlan) -> [UInt8] {
        if let copy { return copy.resolved(html, page: plan.address) }
        return html.resolved(root: plan.address == .notFound ? root(of: plan.address) : rootPath(from: plan.address))
    }
}
