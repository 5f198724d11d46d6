import Episodes
import Markdown
import Theming

/// What pages take from the content.
struct PageDependencies {
    let catalog: Catalog
    let sources: Sources
    private let memberships: [Episode.ID: [Membership]]
    private let related: RelatedEpisodes
    /// Paths of `collections/*.yml` and their like.
    private let definitions: [TermKind: [Slug: String]]
    /// Of every file.
    let common: Set<Dependency>

    init(_ planned: PlannedSite) {
        catalog = planned.catalog
        sources = planned.sources
        memberships = Membership.all(of: catalog)
        related = RelatedEpisodes(catalog)
        var definitions: [TermKind: [Slug: String]] = [:]
        for (path, source) in sources.data {
            if let (kind, slug) = TermKind.defined(at: path) { definitions[kind, default: [:]][slug] = source.path }
        }
        self.definitions = definitions
        var common = Set([sources.settings].compactMap { $0.map { Dependency.file(.settings, $0.path) } })
        // Icons stand in the head of every page.
        if case .file(let path)? = catalog.site.icon {
            common.insert(.file(.picture, sources.shownPath(ofAsset: path)))
        }
        self.common = common
    }

    func all(of plan: PagePlan) -> Set<Dependency> {
        var found = common
        switch plan.subject {
        case .episode(let episode): found.formUnion(all(of: episode))
        case .page(let page):
            found.insert(Dependency(.choice, .content))
            if let body = page.body {
                found.insert(.file(.text, body.source.path))
                found.formUnion(pictures(of: body.rendered().references, in: page.id))
            }
            found.formUnion(picture(page.image))
        case .listing(let listing):
            found.insert(Dependency(.choice, .content))
            found.formUnion(definition(of: listing))
        case .index, .letters, .search: found.insert(Dependency(.choice, .content))
        case .notFound: break
        }
        for section in plan.sections {
            if let source = section.request.source { found.insert(.file(.layout, source.path)) }
            for entry in section.entries { found.formUnion(cell(entry)) }
        }
        return found
    }

    /// What an episode's own page shows.
    private func all(of episode: Episode) -> Set<Dependency> {
        var found: Set<Dependency> = [.file(.text, episode.path), Dependency(.choice, .content)]
        func add(_ role: Dependency.Role, _ episodes: [Episode?]) {
            for episode in episodes.compactMap(\.self) { found.insert(.file(role, episode.path)) }
        }
        add(.previous, [catalog.previous(of: episode)])
        add(.next, [catalog.next(of: episode)])
        add(.related, related.episodes(relatedTo: episode, limit: 4))
        add(.version, catalog.versions(of: episode).map { catalog.episode($0.id) })
        for membership in memberships[episode.id] ?? [] {
            add(.course, [membership.previous, membership.next])
            found.formUnion(definition(of: membership.collection))
        }
        for kind in TermKind.allCases {
            for term in episode.terms(kind) {
                if let listing = catalog.listing(kind, term.slug) { found.formUnion(definition(of: listing)) }
            }
        }
        found.formUnion(pictures(of: episode.body.rendered().references, in: episode.id))
        return found.union(files(of: episode))
    }

    /// Files of the content folder that an episode names.
    func files(of episode: Episode) -> Set<Dependency> {
        var found = picture(episode.image)
        for media in episode.media {
            if case .asset(let location) = media.source { found.formUnion(asset(.recording, location)) }
            if let poster = media.poster { found.formUnion(asset(.picture, poster)) }
        }
        for track in episode.transcripts { found.formUnion(asset(.transcript, track.location)) }
        for chapter in episode.chapters { if let image = chapter.image { found.formUnion(asset(.picture, image)) } }
        if let path = episode.chapterFile { found.insert(.file(.chapters, sources.shownPath(ofAsset: path))) }
        return found
    }

    private func cell(_ entry: SectionEntry) -> Set<Dependency> {
        switch entry {
        case .episode(let episode): picture(episode.image).union([.file(.card, episode.path)])
        case .listing(let listing): definition(of: listing)
        case .page(let page):
            picture(page.image).union(page.body.map { [.file(.card, $0.source.path)] } ?? [])
        case .picture(let shown): picture(shown)
        case .theme(let theme): picture(theme.image)
        case .placeholder: []
        }
    }

    func definition(of listing: Listing) -> Set<Dependency> {
        let path = definitions[listing.kind]?[listing.slug]
        return picture(listing.details.image).union(path.map { [.file(.definition, $0)] } ?? [])
    }

    private func pictures(of references: [Reference], in id: String) -> Set<Dependency> {
        let paths = references.lazy.filter { $0.use == .image }.compactMap { catalog.file(ofPicture: $0.url, in: id) }
        return Set(paths.map { .file(.picture, sources.shownPath(ofAsset: $0)) })
    }

    private func picture(_ picture: Picture?) -> Set<Dependency> {
        picture.map { asset(.picture, $0.location) } ?? []
    }

    private func asset(_ role: Dependency.Role, _ location: AssetLocation) -> Set<Dependency> {
        guard case .file(let path) = location else { return [] }
        return [.file(role, sources.shownPath(ofAsset: path))]
    }
}

extension Episode {
    /// Of its file, as the user knows it.
    var path: String { self.body.source.path }
}
