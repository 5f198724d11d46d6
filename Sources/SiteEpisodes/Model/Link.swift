/// A link in an episode's front matter.
public struct Link: Hashable, Sendable {
    public var title: String
    public var address: WebAddress
}
