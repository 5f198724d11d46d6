import SiteDiagnostics

/// The position of an author's text, for later diagnostics.
public struct WrittenPlace: Hashable, Sendable {
    /// The file, as messages name it.
    public var path: String
    public var position: SourcePosition

    public init(path: String, position: SourcePosition) {
        self.path = path
        self.position = position
    }
}
