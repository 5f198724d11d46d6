import SiteBuilder
import SiteDiagnostics
import SitePublication

/// The result of a build for the preview.
public struct BuildOutcome: Sendable {
    /// The files, or `nil` if errors stopped the build.
    public var files: OutputSet?
    public var diagnostics: [Diagnostic]
    /// The layouts of all pages with sections, for the inspector.
    public var layouts: [PageLayout]
    /// The paths of files that may have been changed, added or removed since the last outcome; `nil` if any may have.
    public var changed: Set<OutputPath>?
    /// Makes the outcome with the remaining files, such as the search index. It returns `nil` if there are none. It is
    /// called once when this outcome is shown, unless the sources have changed in the meantime.
    public var rest: (@Sendable () async -> BuildOutcome?)?
    /// Whether ``rest`` of the previous outcome made this outcome.
    public var isRest = false

    public init(
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
