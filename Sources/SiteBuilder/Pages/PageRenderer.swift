import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMarkdown
import SitePublication
import SitePublishing
import SiteTheming

/// Composes pages from rendered parts.
package struct PageRenderer: Sendable {
    var site: SiteContext
    let renderer: ThemeRenderer
    /// The rendered cards of all episodes, while every page is rendered. A missing card is rendered on demand.
    var cards: [Episode.ID: HTML] = [:]
    /// The rendered badges of all episodes, by the set of kinds. A missing one is rendered on demand.
    var badges: [[String]: [Episode.ID: HTML]] = [:]
    var memberships: [Episode.ID: [Membership]]
    var related: RelatedEpisodes
    var metadata: HeadMetadata
    /// The icon links in the head of every page.
    let icons: HTML
    /// The links to the site's feeds in the head of every page.
    let feeds: HTML
    /// Whether the pages of episodes record that they were watched.
    let isRemembering: Bool
    /// Finds the dependencies of pages. It is `nil` if dependencies are not recorded.
    private let content: ContentDependencies?
    /// The record of the current page, or `nil` if dependencies are not recorded.
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
    /// The showcase copy, or `nil` for the site itself.
    var copy: ThemeCopy? { site.copy }
    /// The path at which the host serves the site, if it is known.
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

    /// Records dependencies of the current page, if dependencies are recorded.
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
        if plan.numbers.isFirst { page.links = plan.sections.compactMap(\.moreLink) + (notes?.links ?? []) }
        return page
    }

    /// An episode's card as most lists show it.
    func card(of episode: Episode) -> HTML {
        renderer.card(episode, excerpt: bodies.summary(of: episode.id)).shared()
    }

    /// The address of a page or file for visitors of these pages.
    func place(of address: Address) -> Address { copy?.place(of: address) ?? address }

    /// The prefix of links that are not relative to the page. The 404 page needs it, because hosts send it for any
    /// address.
    ///
    /// - Parameter page: the page's address on the site itself.
    func root(of page: Address) -> String { copy == nil && page == .notFound ? hostPath ?? "" : "" }

    private func resolved(_ html: HTML, _ plan: PagePlan) -> [UInt8] {
        let media = site.catalog.site.media
        if let copy { return copy.resolved(html, page: plan.address, media: media) }
        let root = plan.address == .notFound ? root(of: plan.address) : rootPath(from: plan.address)
        guard let media else { return html.resolved(root: root) }
        return html.resolved { Array((isRecording($0) ? media.text : root).utf8) }
    }
}
