import Episodes

/// A file made from the whole catalog: a feed, the sitemap, a redirect.
public struct PublishedFile: Hashable, Sendable {
    public var address: Address
    public var bytes: [UInt8]
    public var mediaType: MediaType
    /// What it is made from, in words for a message about two claims of one path.
    public var source: String
}
