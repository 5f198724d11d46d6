import SiteDiagnostics

/// What a build has to say at its end.
public struct BuildReport: Hashable, Sendable, Codable {
    /// Warnings and hints, sorted.
    public var diagnostics: [Diagnostic]
    public var counts: BuildCounts
    /// What it does not show: what comes out next first, then the rest by path.
    public var withheld: [WithheldFile]
}
