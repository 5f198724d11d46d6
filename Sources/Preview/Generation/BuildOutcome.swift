import Diagnostics
import SiteBuilder

/// What a build gives to the preview.
public struct BuildOutcome: Sendable {
    /// `nil` when errors kept the build from making any.
    public var files: OutputSet?
    public var diagnostics: [Diagnostic]
    /// Of all pages that have sections, for the inspector.
    public var layouts: [PageLayout]

    public init(files: OutputSet?, diagnostics: [Diagnostic], layouts: [PageLayout] = []) {
        self.files = files
        self.diagnostics = diagnostics
        self.layouts = layouts
    }
}
