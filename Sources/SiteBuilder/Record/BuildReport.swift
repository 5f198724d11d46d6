import SiteDiagnostics

/// The diagnostics and counts of a finished build.
public struct BuildReport: Hashable, Sendable, Codable {
    /// Warnings and hints, sorted.
    public var diagnostics: [Diagnostic]
    public var counts: BuildCounts
    /// The files that the build does not show. Those with the nearest publication date come first, then the rest by
    /// path.
    public var withheld: [WithheldFile]
}
