import SiteBuilder
import SiteDiagnostics
import SitePublication

/// What a build gives to the preview.
package struct BuildOutcome: Sendable {
    /// `nil` when errors kept the build from making any.
    package var files: OutputSet?
    package var diagnostics: [Diagnostic]
    /// Of all pages that have sections, for the inspector.
    package var layouts: [PageLayout]
    /// Paths of files that may be other ones than in the outcome before, that came or went; `nil` when any may.
    package var changed: Set<OutputPath>?
    /// Makes the outcome with the files that nobody waits for, as those of a search; `nil` when there is nothing to make.
    /// Called once, when this outcome is shown, unless something has changed meanwhile.
    package var rest: (@Sendable () async -> BuildOutcome?)?
    /// Whether it is what ``rest`` of the outcome before has made.
    package var isRest = false

    package init(
        files: OutputSet?, diagnostics: [Diagnostic], layouts: [PageLayout] = [], changed: Set<OutputPath>? = nil,
        rest: (@Sendable () async -> BuildOutcome?)? = nil
    ) {
        self.files = files
        self.diagnostics = diagnostics
        self.layouts = layouts
        self.changed = changed
        self.rest = rest
    }
}
