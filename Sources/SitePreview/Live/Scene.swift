import SiteDiagnostics

/// What visitors see: the last good generation, and what kept a build since from being good.
struct Scene: Sendable {
    /// `nil` as long as no build has been good.
    var generation: Generation?
    /// Empty when the last build was good.
    var problems: [Problem]

    /// The scene after one more build.
    /// - Parameter site: the folder of the sources, whose lines are shown beside what is wrong with them.
    func following(_ outcome: BuildOutcome, in site: String) -> Scene {
        if let files = outcome.files {
            let next = Generation(files, layouts: outcome.layouts, changed: outcome.changed, after: generation)
            return Scene(generation: next, problems: [])
        }
        // What stops the build goes first.
        let grouped = outcome.diagnostics.grouped()
        let ordered =
            grouped.filter(\.diagnostic.isError) + grouped.filter { $0.diagnostic.severity == .warning }
        return Scene(generation: generation, problems: ordered.map { Problem($0, site: site) })
    }
}
