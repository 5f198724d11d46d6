import CompositionalLayout
import SiteDiagnostics
import SiteEpisodes
import SitePublishing
import SiteTheming

/// One page of the site: what it is about and the sections it is composed of.
struct PagePlan: Sendable {
    enum Subject: Sendable {
        case episode(Episode)
        indirect case page(Page)
        indirect case listing(Listing)
        /// All names of a kind, as cells.
        case index(TermKind)
        /// All names of a kind by their letters, or those of one letter.
        indirect case letters(TermIndex, TermIndex.Group?)
        case search
        case notFound

        /// `nil` for the site's.
        var language: String? {
            switch self {
            case .episode(let episode): episode.language
            case .page(let page): page.language
            case .listing, .index, .letters, .search, .notFound: nil
            }
        }
    }

    var subject: Subject
    let address: Address
    var sections: [PlannedSection] = []
    /// `nil` for one column.
    var split: PlannedSplit?
    /// `nil` where nothing stands around the sections.
    var boundary: PlannedBoundary?
    var numbers: PageNumbers?
    /// The direction that the page, and with it the gallery, is read in.
    private(set) var direction = LayoutTraits.LayoutDirection.leftToRight

    /// Has the layouts in the direction of the page's language.
    ///
    /// - Parameter siteLanguage: of pages that no file stands for.
    fileprivate mutating func read(siteLanguage: String) {
        direction = LayoutTraits.LayoutDirection(language: subject.language ?? siteLanguage)
        for index in sections.indices { sections[index].request = sections[index].request.read(direction) }
    }
}

/// One section of a page: its cells and the layout that places them.
struct PlannedSection: Sendable {
    let id: String
    let title: String?
    /// For a section of the visitor's history.
    var history: SectionHistory?
    let more: HTML?
    var entries: [SectionEntry]
    var request: LayoutRequest
    /// On a split page: whether a surface lies behind the cells.
    var hasBackground = false
    /// Where `more` leads on this site.
    var moreLink: SiteLink?
    /// What is wrong with the plan.
    var diagnostics: [Diagnostic] = []
}

/// Every page of the site with the sections that make it up.
///
/// - Parameter themes: what sections of themes show.
func compose(_ catalog: Catalog, _ theme: Theme, themes: [ThemeEntry]) -> ([PagePlan], [Diagnostic]) {
    let composer = Composer(catalog: catalog, theme: theme, themes: themes)
    let pageSplits = catalog.pages.map { PlannedSplit.read($0.split, of: $0.sections, in: $0.body?.source) }
    let episodeSplits = catalog.episodes.map { PlannedSplit.read($0.split, of: $0.sections, in: $0.body.source) }
    var plans: [PagePlan] = []
    for (page, read) in zip(catalog.pages, pageSplits) { plans += composer.pages(page, split: read.split) }
    for (episode, read) in zip(catalog.episodes, episodeSplits) {
        plans.append(composer.page(episode, split: read.split))
    }
    for listing in TermKind.allCases.lazy.flatMap(catalog.listings) { plans += composer.pages(listing) }
    plans += composer.finding(besides: plans)
    if !plans.contains(where: { $0.address == .notFound }) {
        plans.append(PagePlan(subject: .notFound, address: .notFound))
    }
    var diagnostics = (pageSplits + episodeSplits).flatMap(\.diagnostics)
    for index in plans.indices {
        let (boundary, problems) = plans[index].ownBoundary
        diagnostics += problems
        if (plans[index].numbers?.current ?? 1) == 1 { diagnostics += plans[index].sections.flatMap(\.diagnostics) }
        plans[index].read(siteLanguage: catalog.site.language)
        plans[index].boundary = boundary
    }
    return (plans, diagnostics)
}

extension PagePlan {
    /// What stands around the sections. The later pages of a long list go on with one section alone.
    fileprivate var ownBoundary: (boundary: PlannedBoundary?, diagnostics: [Diagnostic]) {
        guard (numbers?.current ?? 1) == 1 else { return (nil, []) }
        return switch subject {
        case .episode(let episode): PlannedBoundary.read(episode.boundary, in: episode.body.source)
        case .page(let page): PlannedBoundary.read(page.boundary, in: page.body?.source)
        case .listing, .index, .letters, .search, .notFound: (nil, [])
        }
    }
}

extension Address {
    /// The file that hosts send for an address without a page.
    static let notFound = Address(file: "404.html")
}

private struct Composer {
    let catalog: Catalog
    let theme: Theme
    let themes: [ThemeEntry]

    func page(_ episode: Episode, split: PlannedSplit?) -> PagePlan {
        PagePlan(
            subject: .episode(episode), address: episode.address,
            sections: sections(
                episode.sections, split: split, body: episode.body, id: episode.id, language: episode.language),
            split: split)
    }

    /// A page is several when one of its sections goes on: the later ones hold that section alone.
    func pages(_ page: Page, split: PlannedSplit?) -> [PagePlan] {
        let plans = sections(
            page.sections, split: split, body: page.body, id: page.id, language: page.language,
            isHome: page.address == .home)
        guard let long = page.sections.firstIndex(where: \.paginates) else {
            return [PagePlan(subject: .page(page), address: page.address, sections: plans, split: split)]
        }
        let pieces = pieces(plans[long].entries)
        return numbered(pieces.count, from: page.address).enumerated().map { index, numbers in
            var sections = index == 0 ? plans : [plans[long]]
            sections[index == 0 ? long : 0] = plans[long].with(pieces[index])
            return PagePlan(
                subject: .page(page), address: numbers.addresses[index], sections: sections,
                split: index == 0 ? split : nil, numbers: numbers)
        }
    }

    func pages(_ listing: Listing) -> [PagePlan] {
        let section = PlannedSection(
            id: "episodes", title: nil, more: nil, entries: [],
            request: LayoutRequest(listOf: listing.kind.rawValue, in: theme.manifest))
        let pieces = pieces(catalog.episodes(of: listing).map { .episode($0) })
        return numbered(pieces.count, from: listing.address).enumerated().map { index, numbers in
            PagePlan(
                subject: .listing(listing), address: numbers.addresses[index],
                sections: [section.with(pieces[index])], numbers: numbers)
        }
    }

    /// Lists of all names of each kind there is, and the page to search on. Where an author has a page, it stays.
    func finding(besides plans: [PagePlan]) -> [PagePlan] {
        var found: [PagePlan] = []
        let taken = Set(plans.map(\.address))
        for kind in TermKind.allCases where !catalog.listings(kind).isEmpty {
            if !taken.contains(TermIndex.address(of: kind)) { found += pages(of: kind) }
        }
        if catalog.site.hasSearch, !catalog.episodes.isEmpty, !taken.contains(SearchIndex.folder) {
            found.append(PagePlan(subject: .search, address: SearchIndex.folder))
        }
        return found
    }

    private func pages(of kind: TermKind) -> [PagePlan] {
        let address = TermIndex.address(of: kind)
        if kind == .tags || kind == .categories {
            let index = TermIndex(kind, of: catalog)
            let first = PagePlan(subject: .letters(index, nil), address: address)
            if index.isOnePage { return [first] }
            return [first]
                + index.groups.map { PagePlan(subject: .letters(index, $0), address: index.address(of: $0)) }
        }
        let section = PlannedSection(
            id: kind.rawValue, title: nil, more: nil, entries: [],
            request: LayoutRequest(listOf: "indexes", in: theme.manifest))
        let pieces = pieces(catalog.listings(kind).map { .listing($0) })
        return numbered(pieces.count, from: address).enumerated().map { index, numbers in
            PagePlan(
                subject: .index(kind), address: numbers.addresses[index], sections: [section.with(pieces[index])],
                numbers: numbers)
        }
    }

    private func sections(
        _ plans: [SectionPlan], split: PlannedSplit?, body: Body?, id file: String, language: String,
        isHome: Bool = false
    ) -> [PlannedSection] {
        let source = body?.source
        let ids = plans.isEmpty ? [] : plans.ids(besides: body?.rendered().headings ?? [])
        return zip(plans, ids).map { plan, id in
            let more = MoreLink(plan, in: source, of: file, catalog: catalog)
            return PlannedSection(
                id: id, title: plan.title, history: SectionHistory(plan), more: more.address,
                entries: plan.source == .themes
                    ? themes.prefix(plan.limit ?? .max).map { .theme($0) } : catalog.select(plan, in: language),
                request: request(plan, source: source, isHome: isHome).adapted(to: split?.split),
                hasBackground: plan.hasBackground, moreLink: more.link, diagnostics: more.diagnostics)
        }
    }

    private func request(_ plan: SectionPlan, source: SourceText?, isHome: Bool) -> LayoutRequest {
        guard isHome, case .named(_, position: nil) = plan.layout else { return LayoutRequest(plan, in: source) }
        return LayoutRequest(listOf: "home", hasHeader: plan.hasHeader, spacer: plan.spacer, in: theme.manifest)
    }

    private func pieces(_ entries: [SectionEntry]) -> [[SectionEntry]] {
        let size = max(catalog.site.pageSize, 1)
        guard entries.count > size else { return [entries] }
        return stride(from: 0, to: entries.count, by: size).map { Array(entries[$0..<min($0 + size, entries.count)]) }
    }

    /// `/tags/css/`, `/tags/css/page/2/` and so on.
    private func numbered(_ count: Int, from first: Address) -> [PageNumbers] {
        let addresses = (1...max(count, 1)).map { $0 == 1 ? first : first.appending("page", String($0)) }
        return addresses.indices.map { PageNumbers(current: $0 + 1, addresses: addresses) }
    }
}

extension PlannedSection {
    fileprivate func with(_ entries: [SectionEntry]) -> PlannedSection {
        var section = self
        section.entries = entries
        return section
    }
}
