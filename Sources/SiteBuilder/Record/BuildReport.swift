import SiteDiagnostics

/// The diagnostics and counts of a finished build.
package struct BuildReport: Hashable, Sendable, Codable {
    /// Warnings and hints, sorted.
    package var diagnostics: [Diagnostic]
    package var counts: BuildCounts
    /// The files that the build does not show. Those with the nearest publication date come first, then the rest by
    /// path.
    package var withheld: [WithheldFile]
}
