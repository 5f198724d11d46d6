import SiteEpisodes
import SitePublication
import SitePublishing
import SiteTheming

/// The dependencies of output files that are not pages.
struct FileDependencies {
    private let content: ContentDependencies
    private let theme: ThemeDependencies
    private let assets: [OutputPath: Dependency]
    private let feeds: [OutputPath: Set<Dependency>]
    private let episodes: [String: Episode]
    private let isContent: [String: Bool]

    init(_ planned: PlannedSite, content: ContentDependencies, theme: ThemeDependencies) {
        self.content = content
        self.theme = theme
        let catalog = planned.catalog
        episodes = Dictionary(catalog.episodes.map { ($0.path, $0) }) { first, _ in first }
        isContent = planned.contentPaths
        assets = planned.theme.assetDependencies
        var feeds: [OutputPath: Set<Dependency>] = [:]
        func add(_ episodes: [Episode], _ format: FeedFormat, of page: Address, _ more: Set<Dependency>) {
            guard let path = OutputPath(format.address(for: page).outputPath) else { return }
            feeds[path] = more.union(episodes.flatMap { content.files(of: $0).union([.file(.item, $0.path)]) })
        }
        for format in catalog.feedFormats { add(catalog.listedEpisodes, format, of: .home, []) }
        let feed = OutputPath(FeedFormat.rss.address(for: .home).outputPath).flatMap { feeds[$0] }
        for address in catalog.site.feeds.aliases {
            if let path = OutputPath(address.outputPath) { feeds[path] = feed }
        }
        for listing in TermKind.allCases.flatMap(catalog.listings) {
            for format in catalog.feedFormats(of: listing) {
                add(catalog.newestEpisodes(of: listing), format, of: listing.address, content.definition(of: listing))
            }
        }
        self.feeds = feeds
    }

    func all(of file: OutputFile) -> Set<Dependency> {
        if let asset = assets[file.path] { return [asset] }
        if let feed = feeds[file.path] { return feed.union(everything) }
        guard let path = file.source.path else {
            return file.path.text.hasPrefix("theme/") ? theme.stylesheet : everything.union(theme.stylesheet)
        }
        if let episode = episodes[path] {
            return everything.union(content.files(of: episode)).union([.file(.text, path)])
        }
        return isContent[path] == true ? everything.union([.file(.text, path)]) : [.file(.copy, path)]
    }

    /// The dependencies of the sitemap, the search index and similar files.
    private var everything: Set<Dependency> {
        content.common.union([Dependency(.choice, .content), Dependency(.item, .content)])
    }
}

extension Theme {
    /// The dependencies of files that are copied unchanged.
    var assetDependencies: [OutputPath: Dependency] {
        let found = (paths["assets"] ?? []).flatMap { path in
            assets.keys.compactMap { address -> (OutputPath, Dependency)? in
                let name = "assets/" + address.outputPath.dropFirst(assetFolder.utf8.count + 1)
                guard path.hasSuffix("/" + name) else { return nil }
                return OutputPath(address.outputPath).map { ($0, .file(.copy, path)) }
            }
        }
        return Dictionary(found) { first, _ in first }
    }
}
