import SitePublication

/// The dependencies of all output files.
package struct DependencyGraph: Sendable {
    /// The dependencies of each output file, by its path.
    package let dependencies: [OutputPath: Set<Dependency>]
    /// The paths of all sources, as messages show them. The value says whether the source's metadata affects other
    /// pages.
    let sources: [String: Bool]

    package var sourcePaths: [String] { sources.keys.sorted() }

    package func isSource(_ path: String) -> Bool { sources[path] != nil }

    /// The output files that depend on a source, with its roles in each.
    package func outputs(of source: String) -> [OutputPath: Set<Dependency>] {
        let isContent = sources[source] ?? false
        return dependencies.compactMapValues { dependencies in
            let found = dependencies.filter { $0.includes(source, isContent: isContent) }
            return found.isEmpty ? nil : found
        }
    }
}
