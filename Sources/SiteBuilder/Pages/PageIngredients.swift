import Episodes
import Publishing
import Theming

/// What pages are made of, as numbers: those of one number are the same page.
///
/// They go by texts, and by all that becomes of one text through others: its address, its names, its neighbours and relatives, what its
/// links lead to, who else is in its lists; and by pictures. Whatever else pages are made of, as the theme, `site.yml` and recordings
/// are, must be the same where numbers are compared.
///
/// One reference, since it is asked of every page, by all tasks.
final class PageIngredients: Sendable {
    let renderer: PageRenderer
    /// Of every page.
    private let common: ContentDigest
    /// What cells and links to an episode take from it.
    private let cards: [Episode.ID: ContentDigest]
    /// What is known of pictures, by their paths.
    private let pictures: PictureAccounts
    /// How pictures stand in pages of a shape.
    private let places: [PageShape: ContentDigest]

    init(_ plans: [PagePlan], by renderer: PageRenderer, jobs: Int) async {
        self.renderer = renderer
        let catalog = renderer.catalog
        let pictures = PictureAccounts(texts: renderer.pictures.book.accounts)
        let episodes = catalog.episodes
        let finding = SiteFinding(plans)
        let cards = await episodes.concurrentMap(jobs: jobs) { episode in
            DigestedBytes.digest {
                $0.add(episode)
                $0.add(renderer.bodies.summary(of: episode.id))
                pictures.add(episode.image, to: &$0)
            }
        }
        self.cards = Dictionary(uniqueKeysWithValues: zip(episodes.lazy.map(\.id), cards))
        self.pictures = pictures
        places = renderer.pictures.places.mapValues { sections in
            DigestedBytes.digest { bytes in for section in sections { for cell in section { bytes.add(cell.place) } } }
        }
        common = DigestedBytes.digest { bytes in
            for language in catalog.languages.sorted() { bytes.add(language) }
            for kind in finding.indexedKinds { bytes.add(kind.rawValue) }
            bytes.add(finding.search.map(\.path))
            bytes.add(renderer.feeds.text)
            bytes.add(renderer.icons.text)
            bytes.add(renderer.isRemembering ? 1 : 0)
            for path in renderer.pictures.unshown.sorted() { bytes.add(path) }
            pictures.add([catalog.site.icon, catalog.site.podcast?.image], to: &bytes)
            // They have a page where an episode names them.
            for host in catalog.site.podcast?.hosts ?? [] {
                bytes.add(catalog.listing(.people, host.person.slug)?.address.path)
            }
            renderer.layouts.add(to: &bytes)
        }
    }

    /// - Returns: `nil` for the few pages that are put together in every build, as they take something of the whole site.
    func digest(of plan: PagePlan, _ parts: PageParts) -> ContentDigest? {
        var bytes = DigestedBytes()
        bytes.add(common)
        bytes.add(plan.address.path)
        bytes.add(plan.numbers?.current ?? 0)
        bytes.add(plan.numbers?.addresses.count ?? 0)
        switch plan.subject {
        case .episode(let episode): add(episode, parts.relatives, to: &bytes)
        case .page(let page): add(page, to: &bytes)
        case .listing(let listing):
            add(listing, to: &bytes)
            bytes.add(HTML(feedsOf: listing, in: renderer.catalog).text)
        case .index, .letters, .search, .notFound: return nil
        }
        let versions = plan.versions(in: renderer.catalog)
        bytes.add(versions.count)
        for version in versions {
            bytes.add(version.id)
            bytes.add(version.language)
            bytes.add(version.address.path)
        }
        bytes.add(renderer.found.card(of: plan))
        // Where links of the text lead, and the files of its pictures.
        if let notes = parts.notes { bytes.add(ContentDigest(notes.html.bytes)) }
        if let places = places[PageShape(plan)] { bytes.add(places) }
        for section in plan.sections { add(section, to: &bytes) }
        return bytes.digest
    }

    private func add(_ episode: Episode, _ relatives: [Episode], to bytes: inout DigestedBytes) {
        bytes.add(ContentDigest(episode.body.source.bytes))
        add(card: episode, to: &bytes)
        pictures.add(episode.media.map(\.poster) + episode.chapters.map(\.image), to: &bytes)
        add(step: renderer.catalog.previous(of: episode), to: &bytes)
        add(step: renderer.catalog.next(of: episode), to: &bytes)
        bytes.add(relatives.count)
        for relative in relatives { add(card: relative, to: &bytes) }
        let memberships = renderer.memberships[episode.id] ?? []
        bytes.add(memberships.count)
        for membership in memberships {
            add(membership.collection, to: &bytes)
            bytes.add(membership.position)
            add(step: membership.previous, to: &bytes)
            add(step: membership.next, to: &bytes)
        }
    }

    private func add(_ page: Page, to bytes: inout DigestedBytes) {
        if let body = page.body { bytes.add(ContentDigest(body.source.bytes)) }
        add(card: page, to: &bytes)
    }

    private func add(_ section: PlannedSection, to bytes: inout DigestedBytes) {
        bytes.add(section.id)
        bytes.add(section.more?.text)
        bytes.add(renderer.layouts.book[section.request.use]?.className)
        bytes.add(section.entries.count)
        for entry in section.entries { add(entry, to: &bytes) }
    }

    private func add(_ entry: SectionEntry, to bytes: inout DigestedBytes) {
        switch entry {
        case .episode(let episode):
            add(card: episode, to: &bytes)
            bytes.add(renderer.catalog.isNewest(episode) ? 1 : 0)
        case .listing(let listing): add(listing, to: &bytes)
        case .page(let page): add(card: page, to: &bytes)
        case .picture(let picture):
            bytes.add(picture.alternative)
            pictures.add(picture, to: &bytes)
        case .theme(let theme):
            bytes.add(theme.name)
            bytes.add(theme.address.path)
            pictures.add(theme.image, to: &bytes)
        case .placeholder(let number): bytes.add(number)
        }
    }

    private func add(card episode: Episode, to bytes: inout DigestedBytes) {
        if let card = cards[episode.id] { bytes.add(card) }
    }

    private func add(card page: Page, to bytes: inout DigestedBytes) {
        if let body = page.body { bytes.add(frontMatterOf: body) }
        bytes.add(page.id)
        bytes.add(page.title)
        bytes.add(page.address.path)
        bytes.add(page.language)
        bytes.add(page.pictures.count)
        pictures.add(page.cover, to: &bytes)
    }

    private func add(step episode: Episode?, to bytes: inout DigestedBytes) {
        bytes.add(episode?.title)
        bytes.add(episode?.address.path)
        bytes.add(episode?.language)
    }

    private func add(_ listing: Listing, to bytes: inout DigestedBytes) {
        bytes.add(listing.kind.rawValue)
        bytes.add(listing.name)
        bytes.add(listing.address.path)
        bytes.add(listing.episodeCount)
        bytes.add(renderer.catalog.duration(of: listing)?.seconds ?? -1)
        pictures.add(listing.details.image, to: &bytes)
    }
}

extension DigestedBytes {
    /// What an episode says besides its text, and what others have made of that.
    fileprivate mutating func add(_ episode: Episode) {
        add(frontMatterOf: episode.body)
        add(episode.id)
        add(episode.title)
        add(episode.address.path)
        add(episode.language)
        for kind in TermKind.allCases {
            for term in episode.terms(kind) {
                add(term.name)
                add(term.address.path)
            }
        }
    }

    fileprivate mutating func add(frontMatterOf body: Body) {
        add(ContentDigest(body.source.bytes[..<body.range.lowerBound]))
    }

    fileprivate mutating func add(_ place: PicturePlace) {
        add((place.isEager ? 1 : 0) + (place.isFirst ? 2 : 0))
        add(place.sizes)
        add(place.aspect.map { String($0.ratio) })
    }

    fileprivate mutating func add(_ card: NetworkCard?) {
        add(card?.address.path)
        add(card?.alternative)
    }
}

/// What is known of the pictures of a site.
private struct PictureAccounts: Sendable {
    /// By path in the content folder: see ``ArtworkBook/accounts``.
    let texts: [String: String]

    func add(_ picture: Picture?, to bytes: inout DigestedBytes) {
        add([picture?.location] + (picture?.candidates.map(\.location) ?? []), to: &bytes)
        bytes.add(picture.map { "\($0.focus.x) \($0.focus.y)" })
    }

    func add(_ locations: [AssetLocation?], to bytes: inout DigestedBytes) {
        bytes.add(locations.count)
        for location in locations {
            switch location {
            case .file(let path):
                bytes.add(path)
                bytes.add(texts[path])
            case .remote(let address): bytes.add(address.text)
            case nil: bytes.add(0)
            }
        }
    }
}

extension SiteLayouts {
    /// Which layouts pages use, under which names, and from which width on.
    fileprivate func add(to bytes: inout DigestedBytes) {
        for (use, name) in book.classNames {
            bytes.add(use.description)
            bytes.add(name)
        }
        for (use, width) in splits.narrowest.sorted(by: { $0.key < $1.key }) {
            bytes.add(use.description)
            bytes.add(width)
        }
    }
}
