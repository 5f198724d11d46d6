import SiteDiagnostics

/// The state that visitors see: the last successful generation, and the problems of a later build.
struct Scene: Sendable {
    /// The generation, or `nil` before the first successful build.
    var generation: Generation?
    /// The problems, empty after a successful build.
    var problems: [Problem]

    /// The scene after a further build.
    ///
    /// - Parameter site: the folder of the sources, for excerpts.
    func following(_ outcome: BuildOutcome, in site: String) -> Scene {
        if let files = outcome.files {
            let next = Generation(files, layouts: outcome.layouts, changed: outcome.changed, after: generation)
            return Scene(generation: next, problems: [])
        }
        // Errors come first.
        let grouped = outcome.diagnostics.grouped()
        let ordered =
            grouped.filter(\.diagnostic.isError) + grouped.filter { $0.diagnostic.severity == .warning }
        return Scene(generation: generation, problems: ordered.map { Problem($0, site: site) })
    }
}
