/// An episode or a page in one of its languages.
public struct Version: Hashable, Sendable {
    /// The id of its file.
    public var id: String
    /// The language as a BCP 47 tag.
    public var language: String
    public var address: Address
}
