import SiteDiagnostics

/// The error of a build stage that could not finish. Its diagnostics state the reasons.
public struct BuildFailure: Error, Hashable, Sendable {
    /// Sorted diagnostics; empty if the task was cancelled.
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics.sorted() }
}
