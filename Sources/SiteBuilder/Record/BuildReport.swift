import SiteDiagnostics

/// What a build has to say at its end.
package struct BuildReport: Hashable, Sendable, Codable {
    /// Warnings and hints, sorted.
    package var diagnostics: [Diagnostic]
    package var counts: BuildCounts
    /// What it does not show: what comes out next first, then the rest by path.
    package var withheld: [WithheldFile]
}
