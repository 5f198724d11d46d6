import SiteEpisodes
import SitePublishing
import SiteTheming

/// The metadata in the head of each page, for search engines and networks.
struct HeadMetadata: Sendable {
    private let metadata: PageMetadata?
    private let renderer: ThemeRenderer
    private var catalog: Catalog
    private let memberships: [Episode.ID: [Membership]]
    /// The kinds of terms that have an index page.
    private let indexedKinds: Set<TermKind>
    /// The paths of pictures that are not shown. The catalog no longer names them, but plans may.
    private let unshown: Set<String>
    private let cards: PreparedCards

    init(_ site: SiteContext, renderer: ThemeRenderer, memberships: [Episode.ID: [Membership]]) {
        unshown = site.pictures.unshown
        cards = site.cards
        metadata = PageMetadata(site.catalog)
        self.renderer = renderer
        catalog = site.catalog
        self.memberships = memberships
        indexedKinds = Set(site.planned.navigation.indexedKinds)
    }

    /// Replaces the text of an episode or page.
    mutating func revise(_ id: String, _ text: RevisedText) { catalog.revise(id, text) }

    /// The social card of a page.
    func card(of plan: PagePlan) -> NetworkCard? { cards[plan.cardAddress] }

    /// - Parameter excerpt: the beginning of an episode's notes.
    func markup(of plan: PagePlan, excerpt: String?) -> HTML {
        guard let metadata, let page = page(plan, excerpt: excerpt) else { return .empty }
        return HTML(metadata.markup(of: page))
    }

    /// The description of a page, or `nil` if search engines must not index it.
    private func page(_ plan: PagePlan, excerpt: String?) -> PageDescription? {
        if plan.address == .notFound { return nil }
        let isFirst = plan.numbers.isFirst
        let versions = isFirst ? plan.versions(in: catalog) : []
        func found(
            _ subject: PageDescription.Subject, _ title: String, _ summary: String? = nil, _ image: Picture? = nil,
            trail: [PageDescription.Step] = []
        ) -> PageDescription {
            var page = PageDescription(
                subject, address: plan.address, title: title, summary: summary.map { shortened($0, to: 300) },
                language: plan.subject.language ?? catalog.site.language)
            page.versions = versions
            page.image = image
            page.card = card(of: plan)
            page.trail = trail
            return page
        }
        switch plan.subject {
        case .episode(let planned):
            let episode = catalog.episode(planned.id) ?? planned
            let course = memberships[episode.id]?.first.map { step(to: $0.collection) }
            return found(
                .episode(episode), episode.title, episode.summary ?? excerpt, episode.image,
                trail: [home, course].compactMap(\.self))
        case .page(let page):
            let isHome = page.address == .home && isFirst
            return found(
                isHome ? .home : .other, renderer.title(page.title, plan.numbers, in: page.language), page.summary,
                page.image.flatMap { $0.location.isAmong(unshown) ? nil : $0 })
        case .listing(let planned):
            let listing = catalog.listing(planned.kind, planned.slug) ?? planned
            let episodes = plan.sections.first?.entries.compactMap { entry in
                if case .episode(let episode) = entry { episode } else { nil as Episode? }
            }
            let isCountedFromFirst = isFirst || plan.numbers?.countsFromLast == false
            let first = isCountedFromFirst ? (plan.numbers?.place ?? 0) * max(catalog.site.pageSize, 1) + 1 : nil
            return found(
                .listing(listing, episodes: episodes ?? [], first: first),
                renderer.title(renderer.name(of: listing), plan.numbers), listing.details.summary,
                listing.details.image,
                trail: [home] + (indexedKinds.contains(listing.kind) ? [step(to: listing.kind)] : [])
                    + (isFirst ? [] : [step(to: listing)]))
        case .index(let kind):
            return found(
                .other, renderer.title(renderer.name(of: kind), plan.numbers),
                trail: [home] + (isFirst ? [] : [step(to: kind)]))
        case .letters(let index, let group):
            let name = renderer.name(of: index.kind)
            return found(
                .other, group.map { "\(name): \($0.title)" } ?? name,
                trail: [home] + (group == nil ? [] : [step(to: index.kind)]))
        case .picture(let shown):
            let picture = shown.item.picture
            if picture.location.isAmong(unshown) { return nil }
            let title = renderer.title(
                of: picture, shown.index, of: shown.series.items.count, in: shown.series.language)
            var description = found(
                .picture(picture), title, nil, picture,
                trail: [home, PageDescription.Step(title: shown.series.title, address: shown.item.album)])
            if picture.location.isForNetworks { description.card = nil }
            return description
        case .subscribe: return found(.other, renderer.subscribeTitle, trail: [home])
        case .search, .notFound: return nil
        }
    }

    private var home: PageDescription.Step { PageDescription.Step(title: catalog.site.title, address: .home) }

    private func step(to listing: Listing) -> PageDescription.Step {
        PageDescription.Step(title: renderer.name(of: listing), address: listing.address)
    }

    private func step(to kind: TermKind) -> PageDescription.Step {
        PageDescription.Step(title: renderer.name(of: kind), address: TermIndex.address(of: kind))
    }
}

extension PagePlan {
    /// The address of the page whose card this page shows. Later pages of a listing show the site's card: the
    /// listing's own card has the number of episodes, which changes.
    fileprivate var cardAddress: Address {
        switch subject {
        case .episode(let episode): episode.address
        case .page(let page): page.address
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: address
        }
    }
}

extension AssetLocation {
    /// Whether this picture is one of the files at these content paths.
    func isAmong(_ paths: Set<String>) -> Bool {
        if case .file(let path) = self { paths.contains(path) } else { false }
    }
}
