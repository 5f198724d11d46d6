import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// The content files that episodes, pages, lists and pictures are made from.
struct ContentDependencies {
    private let catalog: Catalog
    private let sources: Sources
    /// The paths of definition files such as `collections/*.yml`.
    private let definitions: [TermKind: [Slug: String]]
    /// The dependencies of every output file.
    let common: Set<Dependency>

    init(_ planned: PlannedSite) {
        catalog = planned.catalog
        sources = planned.sources
        var definitions: [TermKind: [Slug: String]] = [:]
        for (path, source) in sources.data {
            if let (kind, slug) = TermKind.defined(at: path) { definitions[kind, default: [:]][slug] = source.path }
        }
        self.definitions = definitions
        var common = Set([sources.settings].compactMap { $0.map { Dependency.file(.settings, $0.path) } })
        // Templates may show data files on any page.
        for path in sources.data.keys where path.hasPrefix("data/") {
            common.formUnion([sources.data[path]].compactMap { $0.map { .file(.settings, $0.path) } })
        }
        // The icon is in the head of every page.
        if case .file(let path)? = catalog.site.icon {
            common.insert(.file(.picture, sources.shownPath(ofAsset: path)))
        }
        self.common = common
    }

    /// All dependencies of an episode's page.
    func all(of page: EpisodePage) -> Set<Dependency> {
        var found = files(of: page.episode).union(definitions(of: page.episode))
        func add(_ role: Dependency.Role, _ episodes: [Episode?]) {
            for episode in episodes.compactMap(\.self) { found.insert(.file(role, episode.path)) }
        }
        add(.previous, [page.previous])
        add(.next, [page.next])
        add(.related, page.related)
        add(.version, page.versions.map { catalog.episode($0.id) })
        for membership in page.memberships {
            add(.course, [membership.previous, membership.next])
            found.formUnion(definition(of: membership.collection))
        }
        return found
    }

    /// The content files that an episode names.
    func files(of episode: Episode) -> Set<Dependency> {
        var found = picture(episode.cover)
        for media in episode.media {
            if case .asset(let location) = media.source { found.formUnion(asset(.recording, location)) }
            if let poster = media.poster { found.formUnion(asset(.picture, poster)) }
        }
        for track in episode.transcripts { found.formUnion(asset(.transcript, track.location)) }
        for chapter in episode.chapters { if let image = chapter.image { found.formUnion(asset(.picture, image)) } }
        if let path = episode.chapterFile { found.insert(.file(.chapters, sources.shownPath(ofAsset: path))) }
        return found
    }

    func cell(_ entry: SectionEntry) -> Set<Dependency> {
        switch entry {
        case .episode(let episode): picture(episode.cover).union([.file(.card, episode.path)])
        case .listing(let listing): definition(of: listing)
        case .page(let page):
            picture(page.image).union(page.body.map { [.file(.card, $0.source.path)] } ?? [])
        case .picture(let shown, _): withTexts(of: shown)
        case .theme(let theme): picture(theme.image)
        case .placeholder: []
        }
    }

    func definitions(of episode: Episode) -> Set<Dependency> {
        TermKind.allCases.reduce(into: []) { found, kind in
            for term in episode.terms(kind) {
                if let listing = catalog.listing(kind, term.slug) { found.formUnion(definition(of: listing)) }
            }
        }
    }

    func definition(of listing: Listing) -> Set<Dependency> {
        let path = definitions[listing.kind]?[listing.slug]
        return picture(listing.details.image).union(path.map { [.file(.definition, $0)] } ?? [])
    }

    /// - Parameter id: the file that holds the references.
    func pictures(of references: [Reference], in id: String) -> Set<Dependency> {
        let paths = references.lazy.filter { $0.use == .image }.compactMap { catalog.file(ofPicture: $0.url, in: id) }
        return Set(paths.map { .file(.picture, sources.shownPath(ofAsset: $0)) })
    }

    /// The cover of the show.
    var cover: Set<Dependency> { picture(catalog.site.cover) }

    func picture(_ picture: Picture?) -> Set<Dependency> {
        picture.map { asset(.picture, $0.location) } ?? []
    }

    /// The picture's file, and the files of text beside it.
    func withTexts(of shown: Picture) -> Set<Dependency> {
        guard case .file(let path) = shown.location else { return [] }
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let texts = [PictureTexts.caption(of: path), PictureTexts.order(of: folder)]
        return picture(shown).union(
            texts.filter { sources.assets[$0] != nil }.map { .file(.text, sources.shownPath(ofAsset: $0)) })
    }

    private func asset(_ role: Dependency.Role, _ location: AssetLocation) -> Set<Dependency> {
        guard case .file(let path) = location else { return [] }
        return [.file(role, sources.shownPath(ofAsset: path))]
    }
}

extension Episode {
    /// The path of the episode's file, as messages show it.
    var path: String { self.body.source.path }
}
