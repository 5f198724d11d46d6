import SiteDiagnostics

/// Where an author wrote something, for what is found out about it later.
public struct WrittenPlace: Hashable, Sendable {
    /// The file, as messages name it.
    public var path: String
    public var position: SourcePosition

    public init(path: String, position: SourcePosition) {
        self.path = path
        self.position = position
    }
}
