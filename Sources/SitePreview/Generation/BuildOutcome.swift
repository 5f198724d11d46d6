import SiteBuilder
import SiteDiagnostics
import SitePublication

/// What a build gives to the preview.
public struct BuildOutcome: Sendable {
    /// `nil` when errors kept the build from making any.
    public var files: OutputSet?
    public var diagnostics: [Diagnostic]
    /// Of all pages that have sections, for the inspector.
    public var layouts: [PageLayout]
    /// Paths of files that may be other ones than in the outcome before, that came or went; `nil` when any may.
    public var changed: Set<OutputPath>?
    /// Makes the outcome with the files that nobody waits for, as those of a search; `nil` when there is nothing to make.
    /// Called once, when this outcome is shown, unless something has changed meanwhile.
    public var rest: (@Sendable () async -> BuildOutcome?)?
    /// Whether it is what ``rest`` of the outcome before has made.
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
