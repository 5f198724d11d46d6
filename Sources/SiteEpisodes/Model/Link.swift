/// A link that an episode names in its front matter.
public struct Link: Hashable, Sendable {
    public var title: String
    public var address: WebAddress
}
