import SiteDiagnostics

/// The error of a build stage that could not finish. Its diagnostics state the reasons.
public struct BuildFailure: Error, Hashable, Sendable {
    /// Sorted diagnostics; empty if the task was cancelled.
    public var diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics.sorted() }
}

extension BuildFailure: CustomStringConvertible {
    /// All diagnostics, as the command prints them.
    public var description: String {
        diagnostics.isEmpty ? "the build was cancelled" : diagnostics.map(\.description).joined(separator: "\n")
    }
}
