import SiteBuilder
import SiteDiagnostics
import SitePublication

/// The result of a build for the preview.
package struct BuildOutcome: Sendable {
    /// The files, or `nil` if errors stopped the build.
    package var files: OutputSet?
    package var diagnostics: [Diagnostic]
    /// The layouts of all pages with sections, for the inspector.
    package var layouts: [PageLayout]
    /// The paths of files that may have been changed, added or removed since the last outcome; `nil` if any may have.
    package var changed: Set<OutputPath>?
    /// Makes the outcome with the remaining files, such as the search index. It returns `nil` if there are none. It is
    /// called once when this outcome is shown, unless the sources have changed in the meantime.
    package var rest: (@Sendable () async -> BuildOutcome?)?
    /// Whether ``rest`` of the previous outcome made this outcome.
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
