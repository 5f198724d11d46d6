import SitePublication

/// Which files of the output are made from what.
package struct DependencyGraph: Sendable {
    /// By path in the output.
    package let dependencies: [OutputPath: Set<Dependency>]
    /// Paths of all sources, as the user knows them, and whether each is content that others are chosen and found by.
    let sources: [String: Bool]

    package var sourcePaths: [String] { sources.keys.sorted() }

    package func isSource(_ path: String) -> Bool { sources[path] != nil }

    /// The files that a source has a part in, and what it gives to each.
    package func outputs(of source: String) -> [OutputPath: Set<Dependency>] {
        let isContent = sources[source] ?? false
        return dependencies.compactMapValues { dependencies in
            let found = dependencies.filter { $0.includes(source, isContent: isContent) }
            return found.isEmpty ? nil : found
        }
    }
}
