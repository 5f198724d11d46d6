import SiteDiagnostics

/// The position of an author's text, for later diagnostics.
package struct WrittenPlace: Hashable, Sendable {
    /// The file, as messages name it.
    package var path: String
    package var position: SourcePosition

    package init(path: String, position: SourcePosition) {
        self.path = path
        self.position = position
    }
}
