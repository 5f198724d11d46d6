import SiteDiagnostics
import SiteEpisodes
import SitePublishing
import SiteTheming

/// All pages of the site with their sections.
///
/// - Parameter themes: the cells of sections that show themes.
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
    plans += picturePages(openedFrom: &plans, of: catalog)
    if !plans.contains(where: { $0.address == .notFound }) {
        plans.append(PagePlan(subject: .notFound, address: .notFound))
    }
    var diagnostics = (pageSplits + episodeSplits).flatMap(\.diagnostics)
    for index in plans.indices {
        let (boundary, problems) = plans[index].ownBoundary
        diagnostics += problems
        if plans[index].numbers.isFirst { diagnostics += plans[index].sections.flatMap(\.diagnostics) }
        plans[index].read(siteLanguage: catalog.site.language)
        plans[index].boundary = boundary
    }
    return (plans, diagnostics)
}

extension PagePlan {
    /// The items around all sections. The later pages of a long list have only one section and no such items.
    fileprivate var ownBoundary: (boundary: PlannedBoundary?, diagnostics: [Diagnostic]) {
        guard numbers.isFirst else { return (nil, []) }
        return switch subject {
        case .episode(let episode): PlannedBoundary.read(episode.boundary, in: episode.body.source)
        case .page(let page): PlannedBoundary.read(page.boundary, in: page.body?.source)
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: (nil, [])
        }
    }
}

extension Address {
    /// The page that hosts send for an address without a page.
    static let notFound = Address(file: "404.html")
    /// The page that says how to subscribe.
    static let subscribe = Address([Slug("subscribe")])
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

    /// The pages of a plan. If a section is longer than one page, later pages hold the rest of that section alone.
    func pages(_ page: Page, split: PlannedSplit?) -> [PagePlan] {
        let plans = sections(
            page.sections, split: split, body: page.body, id: page.id, language: page.language,
            isHome: page.address == .home)
        guard let long = page.sections.firstIndex(where: \.paginates) else {
            return [PagePlan(subject: .page(page), address: page.address, sections: plans, split: split)]
        }
        let pages = pages(
            of: plans[long].entries, startingWithNewest: page.sections[long].startsWithNewest, at: page.address)
        return pages.enumerated().map { index, piece in
            let (entries, numbers) = piece
            var sections = index == 0 ? plans : [plans[long]]
            sections[index == 0 ? long : 0] = plans[long].with(entries)
            return PagePlan(
                subject: .page(page), address: numbers.addresses[index], sections: sections,
                split: index == 0 ? split : nil, numbers: numbers)
        }
    }

    func pages(_ listing: Listing) -> [PagePlan] {
        let section = PlannedSection(
            id: "episodes", title: nil, more: nil, entries: [],
            request: LayoutRequest(listOf: listing.kind.rawValue, in: theme.manifest))
        let entries = catalog.episodes(of: listing).map { SectionEntry.episode($0) }
        return pages(of: entries, startingWithNewest: listing.startsWithNewest, at: listing.address).map {
            PagePlan(
                subject: .listing(listing), address: $1.addresses[$1.place], sections: [section.with($0)], numbers: $1)
        }
    }

    /// An index page for each kind of terms, the search page, and a podcast's page for subscribers. An author's own page at the same address replaces it.
    func finding(besides plans: [PagePlan]) -> [PagePlan] {
        var found: [PagePlan] = []
        let taken = Set(plans.map(\.address))
        for kind in TermKind.allCases where !catalog.listings(kind).isEmpty {
            if !taken.contains(TermIndex.address(of: kind)) { found += pages(of: kind) }
        }
        if catalog.site.hasSearch, !catalog.episodes.isEmpty, !taken.contains(SearchIndex.folder) {
            found.append(PagePlan(subject: .search, address: SearchIndex.folder))
        }
        if catalog.isPodcast, catalog.site.base != nil, catalog.feedFormats.contains(.rss),
            !taken.contains(.subscribe)
        {
            let feed = FeedFormat.rss.address(for: .home)
            found.append(PagePlan(subject: .subscribe(feed: feed), address: .subscribe))
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
        let entries = catalog.listings(kind).map { SectionEntry.listing($0) }
        return pages(of: entries, startingWithNewest: false, at: address).map {
            PagePlan(
                subject: .index(kind), address: $1.addresses[$1.place], sections: [section.with($0)], numbers: $1)
        }
    }

    private func sections(
        _ plans: [SectionPlan], split: PlannedSplit?, body: Body?, id file: String, language: String,
        isHome: Bool = false
    ) -> [PlannedSection] {
        let source = body?.source
        let ids = plans.isEmpty ? [] : plans.ids(besides: body?.rendered())
        return zip(plans, ids).map { plan, id in
            let more = MoreLink(plan, in: source, of: file, catalog: catalog)
            return PlannedSection(
                id: id, title: plan.title, history: SectionHistory(plan), more: more.address,
                entries: plan.source == .themes
                    ? themes.prefix(plan.limit ?? .max).map { .theme($0) } : catalog.select(plan, in: language),
                viewing: plan.viewing, request: request(plan, source: source, isHome: isHome).adapted(to: split?.split),
                hasBackground: plan.hasBackground, moreLink: more.link, diagnostics: more.diagnostics)
        }
    }

    private func request(_ plan: SectionPlan, source: SourceText?, isHome: Bool) -> LayoutRequest {
        guard isHome, case .named(_, position: nil) = plan.layout else { return LayoutRequest(plan, in: source) }
        return LayoutRequest(listOf: "home", hasHeader: plan.hasHeader, spacer: plan.spacer, in: theme.manifest)
    }

    /// The numbered pages of a list, such as `/tags/css/` and `/tags/css/page/1/`.
    ///
    /// A list that starts with the newest entry is cut from its end, so that a new entry changes the first page alone.
    /// The first page holds what is left: at least one full page and less than two.
    private func pages(
        of entries: [SectionEntry], startingWithNewest: Bool, at first: Address
    ) -> [(entries: [SectionEntry], numbers: PageNumbers)] {
        let size = max(catalog.site.pageSize, 1)
        let firstSize = startingWithNewest && entries.count > size ? size + entries.count % size : size
        let starts = [0] + stride(from: firstSize, to: entries.count, by: size)
        let addresses = starts.indices.map { place in
            let number = startingWithNewest ? starts.count - place : place + 1
            return place == 0 ? first : first.appending("page", String(number))
        }
        return zip(starts, starts.dropFirst() + [entries.count]).enumerated().map { place, range in
            (
                Array(entries[range.0..<range.1]),
                PageNumbers(place: place, addresses: addresses, countsFromLast: startingWithNewest)
            )
        }
    }
}

extension PlannedSection {
    fileprivate func with(_ entries: [SectionEntry]) -> PlannedSection {
        var section = self
        section.entries = entries
        return section
    }
}
