import SiteDiagnostics

/// Where an author wrote something, for what is found out about it later.
package struct WrittenPlace: Hashable, Sendable {
    /// The file, as messages name it.
    package var path: String
    package var position: SourcePosition

    package init(path: String, position: SourcePosition) {
        self.path = path
        self.position = position
    }
}
