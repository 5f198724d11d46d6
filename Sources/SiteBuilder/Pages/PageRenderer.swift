import Diagnostics
import Episodes
import FileSystem
import Markdown
import Publication
import Publishing
import Theming

/// Puts pages together from what is rendered already.
struct PageRenderer: Sendable {
    let renderer: ThemeRenderer
    var bodies: RenderedBodies
    var catalog: Catalog
    let transcripts: [Episode.ID: ReadableTranscript]
    let layouts: SiteLayouts
    /// Those of all episodes while every page is rendered; any other is rendered when it is asked for.
    var cards: [Episode.ID: HTML] = [:]
    /// In the same way those of their badges that many cells show, by the kinds of these.
    var badges: [[String]: [Episode.ID: HTML]] = [:]
    var memberships: [Episode.ID: [Membership]]
    var related: RelatedEpisodes
    var found: FoundPages
    /// Lines of every page's head, shared.
    let icons: HTML
    /// Lines of every page's head: the feeds of the whole site, shared.
    let feeds: HTML
    /// Whether pages of episodes note that they were watched.
    let isRemembering: Bool
    let pictures: PreparedPictures
    /// The path below which a host serves the site, where that is known.
    let hostPath: String?
    /// `nil` for the site's own pages.
    let copy: ThemeCopy?
    /// Where finished pages wait; `nil` for memory.
    let spool: Spool?

    func page(_ plan: PagePlan) -> RenderedPage {
        let notes = notes(of: plan)
        let html = fill(plan, notes, head: head(of: plan), gallery: gallery(of: plan))
        let address = place(of: plan.address)
        let bytes = resolved(html, plan)
        var page = RenderedPage(address, spool?.take(bytes) ?? .bytes(bytes), from: OutputSource(plan))
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

    private func resolved(_ html: HTML, _ plan: PagePlan) -> [UInt8] {
        if let copy { return copy.resolved(html, page: plan.address) }
        // Hosts send the page for missing addresses for any: links in it start at the root of the host, where that is known.
        return html.resolved(root: plan.address == .notFound ? hostPath ?? "" : rootPath(from: plan.address))
    }
}
