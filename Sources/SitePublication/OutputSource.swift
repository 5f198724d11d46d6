import SiteDiagnostics

/// Who claims an output path, as a message names it.
package struct OutputSource: Hashable, Sendable {
    /// `nil` for something whose path says what it is.
    private let words: String?
    /// The file to blame, if there is one.
    package var path: String?
    /// The place in the file that asked for the path, for instance an alias.
    package var position: SourcePosition?

    /// Something made from a file.
    package init(path: String, position: SourcePosition? = nil) {
        words = nil
        self.path = path
        self.position = position
    }

    /// Something that no single file stands for.
    /// - Parameter name: with an article: `the tag 'css'`.
    package init(name: String) { words = name }

    /// A path as the user knows it (`'Content/episodes/042.md'`), or words for what has no file (`the tag 'css'`).
    package var name: String { words ?? "'\(path ?? "")'" }
}
