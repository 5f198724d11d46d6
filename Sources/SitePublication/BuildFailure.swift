import SiteDiagnostics

/// A stage could not do its work; the reasons are its diagnostics, sorted.
public struct BuildFailure: Error, Hashable, Sendable {
    /// Empty when the task was cancelled.
    public var diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics.sorted() }
}

extension BuildFailure: CustomStringConvertible {
    /// All diagnostics, as the command prints them.
    public var description: String {
        diagnostics.isEmpty ? "the build was cancelled" : diagnostics.map(\.description).joined(separator: "\n")
    }
}
