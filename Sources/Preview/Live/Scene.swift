import Diagnostics

/// What visitors see: the last good generation, and the errors of a build that failed since.
struct Scene: Sendable {
    /// `nil` as long as no build has been good.
    var generation: Generation?
    var errors: [Diagnostic]

    init(generation: Generation?, errors: [Diagnostic]) {
        self.generation = generation
        self.errors = errors
    }

    /// The scene after one more build.
    func following(_ outcome: BuildOutcome) -> Scene {
        if let files = outcome.files { return Scene(generation: Generation(files, after: generation), errors: []) }
        return Scene(generation: generation, errors: outcome.diagnostics.filter(\.isError).sorted())
    }

    /// Errors to show over the page. Without a good generation the page itself shows them.
    var overlay: [Diagnostic] { generation == nil ? [] : errors }
}
