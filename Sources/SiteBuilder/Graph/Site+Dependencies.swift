import SiteEpisodes
import SitePublication
import SiteTheming

extension Site {
    /// Builds the site in memory and returns the dependencies of each output file. It writes nothing.
    package func dependencies() async throws(BuildFailure) -> DependencyGraph {
        var site = self
        site.options.recordsDependencies = true
        let (rendered, built) = try await site.make()
        return DependencyGraph(rendered, built.output)
    }
}

extension DependencyGraph {
    /// - Parameter rendered: the pages with their recorded dependencies.
    init(_ rendered: RenderedSite, _ output: OutputSet) {
        let planned = rendered.site.planned
        let content = ContentDependencies(planned)
        let theme = ThemeDependencies(planned.theme, layouts: planned.layouts)
        let files = FileDependencies(planned, content: content, theme: theme)
        let pages = Dictionary(
            zip(planned.plans, rendered.pages).map { ($0.address.outputPath, (plan: $0, made: $1.dependencies)) }
        ) { first, _ in first }
        let own = OutputSource(planned.theme)
        let copies = planned.themes.copies.map {
            (folder: $0.shown.folder.folderPath, theme: $0.theme, source: OutputSource($0.theme))
        }
        var dependencies: [OutputPath: Set<Dependency>] = [:]
        for file in output.files {
            let path = file.path.text
            if let page = pages[path] {
                dependencies[file.path] = page.made.union(theme.all(of: page.plan))
            } else if let copy = copies.first(where: {
                path.hasPrefix($0.folder) || file.source == $0.source && file.source != own
            }) {
                let page = path.hasPrefix(copy.folder) ? pages[String(path.dropFirst(copy.folder.count))] : nil
                dependencies[file.path] = copy.theme.allDependencies.union(page?.made ?? content.common)
            } else {
                dependencies[file.path] = files.all(of: file)
            }
        }
        self.dependencies = dependencies
        var sources = planned.contentPaths
        for theme in [planned.theme] + copies.map(\.theme) {
            for path in theme.paths.values.joined() { sources[path] = false }
        }
        self.sources = sources
    }
}

extension Theme {
    fileprivate var allDependencies: Set<Dependency> {
        paths.keys.reduce(into: []) { $0.formUnion(dependencies(.theme, in: $1)) }
    }
}

extension PlannedSite {
    /// The paths of all content files, as messages show them. The value says whether the file's metadata affects other
    /// pages.
    var contentPaths: [String: Bool] {
        var paths: [String: Bool] = [:]
        for source in sources.documents.values { paths[source.path] = true }
        for source in sources.data.values { paths[source.path] = true }
        for path in sources.assets.keys { paths[sources.shownPath(ofAsset: path)] = false }
        return paths
    }
}
