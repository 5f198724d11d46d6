import Episodes
import Publication
import Theming

extension Site {
    /// What each file of a build of this site is made from. Builds the site, and writes nothing.
    public func dependencies() async throws(BuildFailure) -> DependencyGraph {
        DependencyGraph(try await make())
    }
}

extension DependencyGraph {
    init(_ made: MadeSite) {
        let planned = made.drawn.planned
        let pages = PageDependencies(planned)
        let theme = ThemeDependencies(planned.theme, layouts: planned.layouts)
        let files = FileDependencies(planned, pages: pages, theme: theme)
        let plans = Dictionary(planned.plans.map { ($0.address.outputPath, $0) }) { first, _ in first }
        let copies = planned.showcase.copies.map { ($0.shown.folder.folderPath, $0.theme) }
        var dependencies: [OutputPath: Set<Dependency>] = [:]
        for file in made.built.output.files {
            let path = file.path.text
            if let plan = plans[path] {
                dependencies[file.path] = pages.all(of: plan).union(theme.all(of: plan))
            } else if let (folder, copied) = copies.first(where: { path.hasPrefix($0.0) }) {
                let content = plans[String(path.dropFirst(folder.count))].map(pages.all(of:)) ?? pages.common
                dependencies[file.path] = copied.allDependencies.union(content)
            } else {
                dependencies[file.path] = files.all(of: file)
            }
        }
        self.dependencies = dependencies
        var sources = planned.contentPaths
        for theme in [planned.theme] + copies.map(\.1) {
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
    /// Paths of all files of the content folder, as the user knows them, and whether others are chosen and found by them.
    var contentPaths: [String: Bool] {
        var paths: [String: Bool] = [:]
        for source in sources.documents.values { paths[source.path] = true }
        for source in sources.data.values { paths[source.path] = true }
        for path in sources.assets.keys { paths[sources.shownPath(ofAsset: path)] = false }
        return paths
    }
}
