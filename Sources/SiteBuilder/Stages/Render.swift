import CompositionalLayout
import Diagnostics
import Episodes
import GridCSS
import Markdown
import Publishing
import Stylesheets
import Theming

/// A page as bytes.
struct RenderedPage: Sendable {
    let address: Address
    let bytes: [UInt8]
    let source: OutputSource
    let styles: PageStyles
    /// Of its body: addresses that lead nowhere, and the `id` of each heading.
    var unresolved: Set<String> = []
    var bodyHeadings: Set<String> = []
}

/// Every page, and the bodies of the episodes for those who need them with other links.
struct RenderedSite: Sendable {
    let pages: [RenderedPage]
    let bodies: [Episode.ID: RenderedMarkdown]
    /// To places of the site: whether they are there is seen when all files are.
    let links: [SiteLink]
}

/// An episode's own parts, each rendered once: its body for its page and for feeds, its card for every list.
private struct EpisodeParts: Sendable {
    let body: RenderedMarkdown
    let card: HTML
}

/// Renders every page. Bodies and cards come first, side by side; pages are put together from them.
func render(
    _ plans: [PagePlan], bodies: RenderedBodies, catalog: Catalog, transcripts: Transcripts, theme: Theme,
    layouts: SiteLayouts, pictures: PreparedPictures, jobs: Int
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
            catalog, renderer: renderer, memberships: memberships, finding: finding, unshown: pictures.unshown),
        icons: SiteIcons(of: catalog.site, theme: theme).links,
        isRemembering: catalog.hasHistory, pictures: pictures)
    let rendered = await plans.concurrentMap(jobs: jobs) { pages.render($0) }
    let site = RenderedSite(
        pages: rendered.map(\.page), bodies: pages.parts.mapValues(\.body), links: rendered.flatMap(\.links))
    return (site, rendered.flatMap(\.diagnostics))
}

private struct PageRenderer: Sendable {
    let renderer: ThemeRenderer
    let bodies: RenderedBodies
    let catalog: Catalog
    let transcripts: [Episode.ID: ReadableTranscript]
    let layouts: SiteLayouts
    let parts: [Episode.ID: EpisodeParts]
    let memberships: [Episode.ID: [Membership]]
    let related: RelatedEpisodes
    let found: FoundPages
    /// Lines of every page's head.
    let icons: HTML
    /// Whether pages of episodes note that they were watched.
    let isRemembering: Bool
    let pictures: PreparedPictures

    func render(_ plan: PagePlan) -> (page: RenderedPage, links: [SiteLink], diagnostics: [Diagnostic]) {
        let styles = PageStyles(plan, layouts: layouts.book)
        let head = head(of: plan, styles: styles)
        let gallery = gallery(of: plan)
        var diagnostics: [Diagnostic] = []
        let isFirst = (plan.numbers?.current ?? 1) == 1
        var links = plan.sections.compactMap(\.moreLink)
        var root = rootPath(from: plan.address)
        let html: HTML
        let source: OutputSource
        var written: Notes?
        switch plan.subject {
        case .episode(let episode):
            source = OutputSource(path: episode.body.source.path)
            let body = parts[episode.id]?.body ?? episode.body.rendered()
            let notes = notes(body, of: episode.body, in: episode.id, at: plan.address)
            written = notes
            diagnostics = notes.diagnostics
            links += notes.links
            html = renderer.page(
                EpisodePage(
                    episode: episode, notes: notes.html, transcript: transcripts[episode.id],
                    memberships: memberships[episode.id] ?? [], versions: catalog.versions(of: episode),
                    previous: catalog.previous(of: episode), next: catalog.next(of: episode),
                    related: related.episodes(relatedTo: episode, limit: 4), gallery: gallery,
                    excerpt: body.summary, isRemembered: isRemembering, head: head))
        case .page(let page):
            source = page.body.map { OutputSource(path: $0.source.path) } ?? OutputSource(name: "the home page")
            let notes = page.body.map { body in
                self.notes(bodies.pages[page.id] ?? body.rendered(), of: body, in: page.id, at: plan.address)
            }
            written = notes
            diagnostics = notes?.diagnostics ?? []
            links += notes?.links ?? []
            html = renderer.page(
                ContentPage(
                    page: page, address: plan.address, notes: notes?.html ?? .empty,
                    versions: catalog.versions(of: page),
                    gallery: gallery, numbers: plan.numbers, head: head))
        case .listing(let listing):
            source = OutputSource(name: "the \(listing.kind.noun) '\(listing.name)'")
            html = renderer.page(
                ListingPage(
                    listing: listing, address: plan.address, gallery: gallery ?? Gallery(sections: []),
                    numbers: plan.numbers, duration: duration(of: listing), head: head))
        case .index(let kind):
            source = OutputSource(name: "the list of \(kind.rawValue)")
            html = renderer.page(
                IndexPage(
                    kind: kind, address: plan.address, contents: .cells(gallery ?? Gallery(sections: [])),
                    numbers: plan.numbers, head: head))
        case .letters(let index, let group):
            source = OutputSource(name: "the list of \(index.kind.rawValue)")
            html = renderer.page(
                IndexPage(
                    kind: index.kind, address: plan.address, contents: .letters(index, group), head: head))
        case .search:
            source = OutputSource(name: "the page to search on")
            html = renderer.searchPage(at: plan.address, head: head)
        case .notFound:
            source = OutputSource(name: "the page for missing addresses")
            html = renderer.notFoundPage(head: head)
            // Hosts send it for any address: links start at the root of the host, where that is known.
            root = catalog.site.base?.path ?? ""
        }
        let bytes = html.resolved(root: root)
        let page = RenderedPage(
            address: plan.address, bytes: bytes, source: source, styles: styles,
            unresolved: written?.unresolved ?? [], bodyHeadings: written?.headings ?? [])
        return (page, isFirst ? links : [], diagnostics)
    }

    private func notes(_ rendered: RenderedMarkdown, of body: Body, in id: String, at page: Address) -> Notes {
        Notes(
            rendered, of: body, in: id, at: page, catalog: catalog, pictures: pictures,
            widest: renderer.bodyArtwork)
    }

    private func head(of plan: PagePlan, styles: PageStyles) -> PageHead {
        var head = PageHead(stylesheets: [styles.address])
        let own =
            layouts.book.styles(for: plan.sections.map(\.request.use)) + layouts.splits.styles(for: plan)
            + layouts.boundaries.styles(for: plan)
        head.styles = HTML(trusted: StyleTree(Array(own.utf8)).text)
        head.markup = icons.followed(by: feedLinks(for: plan)).followed(by: alternateLinks(for: plan))
            .followed(by: found.markup(of: plan, excerpt: excerpt(of: plan)))
        head.canonical = catalog.site.base?.absolute(plan.address)
        if case .notFound = plan.subject {
            head.isHidden = true
            head.canonical = nil
        }
        if case .search = plan.subject { head.isHidden = true }
        return head
    }

    /// The beginning of an episode's notes.
    private func excerpt(of plan: PagePlan) -> String? {
        if case .episode(let episode) = plan.subject { parts[episode.id]?.body.summary } else { nil }
    }

    /// Feeds that readers find by themselves: the page's own, then those of the site.
    private func feedLinks(for plan: PagePlan) -> HTML {
        let site = catalog.site
        guard site.base != nil else { return .empty }
        var links = catalog.feedFormats.map { feedLink($0, for: .home, title: site.title) }
        if case .listing(let listing) = plan.subject {
            let title = catalog.feedTitle(of: listing)
            links.insert(
                contentsOf: catalog.feedFormats(of: listing).map { feedLink($0, for: listing.address, title: title) },
                at: 0)
        }
        return HTML(trusted: links.joined(separator: "\n"))
    }

    /// The page in its other languages, for search engines, which want each to name all of them, itself included
    /// (https://developers.google.com/search/docs/specialty/international/localized-versions).
    private func alternateLinks(for plan: PagePlan) -> HTML {
        guard let base = catalog.site.base, (plan.numbers?.current ?? 1) == 1 else { return .empty }
        let links = plan.versions(in: catalog).map { version in
            let language = HTML(escaping: version.language).text
            let url = HTML(escaping: base.absolute(version.address)).text
            return "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(url)\">"
        }
        return HTML(trusted: links.joined(separator: "\n"))
    }

    private func feedLink(_ format: FeedFormat, for page: Address, title: String) -> String {
        let url = HTML(linkTo: format.address(for: page)).text
        let title = HTML(escaping: title).text
        return "<link rel=\"alternate\" type=\"\(format.mediaType.name)\" href=\"\(url)\" title=\"\(title)\">"
    }

    private func gallery(of plan: PagePlan) -> Gallery? {
        guard !plan.sections.isEmpty else { return nil }
        // Where nothing is known, the first pictures count as seen at once.
        let places = pictures.places[PageShape(plan)]
        let language = plan.subject.language
        let sections = plan.sections.enumerated().map { number, section in
            let layout = layouts.book[section.request.use]
            let cells = section.entries.enumerated().map { index, entry in
                cell(
                    entry, at: places?[number][index].place ?? (number == 0 && index < 3 ? .top : .below),
                    in: language)
            }
            let boundary = layout?.style.boundaryItems ?? []
            func kinds(before: Bool) -> [GallerySection.Boundary] {
                boundary.filter { $0.isBefore == before }.map {
                    self.boundary($0.elementKind, of: section, in: language)
                }
            }
            return GallerySection(
                id: section.id, classes: layout?.className ?? "", layout: section.request.layoutName,
                sizesToContent: layout?.style.sizesToContent ?? false, scrolls: layout?.style.scrolls ?? false,
                title: section.history == nil ? section.title : section.history?.otherwise, history: section.history,
                more: section.more, before: kinds(before: true), after: kinds(before: false),
                cells: cells,
                needsIndex: layout?.style.needsIndex ?? false,
                hasBackground: plan.split != nil && section.hasBackground,
                places: (layout?.style.stacks?.places(count: cells.count) ?? []).map {
                    CellPlace(opens: $0.opens, closes: $0.closes, classes: $0.classes)
                }
            ).attaching(
                decorations: layout?.style.decorationItems ?? [],
                supplementaries: supplementaries(of: section.entries, layout?.style, in: language),
                pinned: layout?.pinnedKinds ?? [])
        }
        let split = layouts.splits[plan].map { style in
            GallerySplit(
                classes: SplitBook.className,
                stacks: style.stacks.map { .init(classes: $0.className, sections: $0.sections) })
        }
        func elements(isBefore: Bool) -> [BoundaryElement] {
            let kinds = plan.boundary?.kinds(isBefore: isBefore) ?? []
            return kinds.map {
                renderer.boundary($0, of: BoundarySubject(plan.sections, title: plan.title), in: language)
            }
        }
        return Gallery(
            classes: layouts.boundaries.classes(of: plan), sections: sections, split: split,
            before: elements(isBefore: true), after: elements(isBefore: false))
    }

    private func boundary(
        _ kind: String, of section: PlannedSection, in language: String?
    ) -> GallerySection.Boundary {
        switch kind {
        case LayoutSection.headerKind: .header
        case LayoutSection.footerKind: .footer
        case LayoutSection.spacerKind: .spacer
        default: .other(renderer.boundary(kind, of: BoundarySubject([section], title: section.title), in: language))
        }
    }

    /// The badges on each cell; no list where the layout has none.
    private func supplementaries(
        of entries: [SectionEntry], _ style: SectionStyle?, in language: String?
    ) -> [HTML] {
        guard let items = style?.supplementaryItems, !items.isEmpty else { return [] }
        return entries.enumerated().map { index, entry in
            renderer.supplementaries(items.kinds(ofCell: index), of: subject(entry), in: language)
        }
    }

    private func subject(_ entry: SectionEntry) -> CellSubject {
        switch entry {
        case .episode(let episode): .episode(episode, isNewest: catalog.isNewest(episode))
        case .listing(let listing): .listing(listing, duration: duration(of: listing))
        case .page(let page): .page(page)
        case .picture(let picture): .picture(picture)
        case .placeholder(let number): .swatch(number)
        }
    }

    /// Most cards are the same on every page in the site's language. A picture that is wanted at once, or is there in several widths, is told its
    /// place.
    private func cell(_ entry: SectionEntry, at place: PicturePlace, in language: String?) -> HTML {
        switch entry {
        case .episode(let episode):
            guard let parts = parts[episode.id] else { return .empty }
            let isForeign = language != nil && language != catalog.site.language
            let isOwn = isForeign || place.isEager || pictures.book.hasFiles(of: episode.image)
            if !isOwn { return parts.card }
            return renderer.card(episode, excerpt: parts.body.summary, place: place, in: language)
        case .listing(let listing):
            return renderer.card(listing, duration: duration(of: listing), place: place, in: language)
        case .page(let page): return renderer.card(page, place: place, in: language)
        case .picture(let picture): return renderer.card(picture, place: place)
        case .placeholder(let number): return renderer.swatch(number)
        }
    }

    /// The time of all episodes together, for collections and seasons, which one goes through from end to end.
    private func duration(of listing: Listing) -> PlayTime? {
        guard listing.kind == .collections || listing.kind == .seasons else { return nil }
        let durations = catalog.episodes(of: listing).compactMap(\.duration?.seconds)
        return durations.isEmpty ? nil : PlayTime(seconds: durations.reduce(0, +))
    }
}

extension SiteFinding {
    /// The pages that are there.
    fileprivate init(_ plans: [PagePlan]) {
        self.init()
        for plan in plans {
            switch plan.subject {
            case .index(let kind) where plan.numbers?.current == 1: indexedKinds.append(kind)
            case .letters(let index, nil): indexedKinds.append(index.kind)
            case .search: search = plan.address
            default: break
            }
        }
    }
}

extension BoundarySubject {
    fileprivate init(_ sections: [PlannedSection], title: String?) {
        self.init(
            // The title of a history is not the same for all.
            sections: sections.map { Section(id: $0.id, title: $0.history == nil ? $0.title : nil) }, title: title,
            cellCount: sections.map(\.entries.count).reduce(0, +))
    }
}

extension PagePlan {
    fileprivate var title: String? {
        switch subject {
        case .episode(let episode): episode.title
        case .page(let page): page.title
        case .listing(let listing): listing.name
        case .index, .letters, .search, .notFound: nil
        }
    }
}

extension HTML {
    /// This and other lines of a page's head.
    fileprivate func followed(by other: HTML) -> HTML {
        isEmpty ? other : other.isEmpty ? self : HTML(trusted: text + "\n" + other.text)
    }
}
