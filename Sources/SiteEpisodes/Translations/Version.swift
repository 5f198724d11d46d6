/// An episode or a page in one of its languages.
public struct Version: Hashable, Sendable {
    /// Of its file.
    public var id: String
    /// BCP 47.
    public var language: String
    public var address: Address
}
