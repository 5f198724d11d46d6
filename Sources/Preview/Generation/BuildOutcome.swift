import Diagnostics
import SiteBuilder

/// What a build gives to the preview.
public struct BuildOutcome: Sendable {
    /// `nil` when errors kept the build from making any.
    public var files: OutputSet?
    public var diagnostics: [Diagnostic]

    public init(files: OutputSet?, diagnostics: [Diagnostic]) {
        self.files = files
        self.diagnostics = diagnostics
    }
}
