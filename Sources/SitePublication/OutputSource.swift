import SiteDiagnostics

/// The origin of an output file, as a message names it.
package struct OutputSource: Hashable, Sendable {
    /// `nil` if `path` names the origin.
    private let words: String?
    /// The source file, if one exists.
    package var path: String?
    /// The position in the source that asks for the output path, for example an alias.
    package var position: SourcePosition?

    /// Creates the origin of a file made from one source file.
    package init(path: String, position: SourcePosition? = nil) {
        words = nil
        self.path = path
        self.position = position
    }

    /// Creates an origin that is not a single file.
    /// - Parameter name: A description with an article: `the tag 'css'`.
    package init(name: String) { words = name }

    /// The path of the source (`'Content/episodes/042.md'`), or a description (`the tag 'css'`).
    package var name: String { words ?? "'\(path ?? "")'" }
}
