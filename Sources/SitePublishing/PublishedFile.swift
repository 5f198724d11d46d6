import SiteEpisodes
import SiteMediaFacts

/// A file made from the whole catalog: a feed, the sitemap, a redirect.
public struct PublishedFile: Hashable, Sendable {
    public var address: Address
    public var bytes: [UInt8]
    public var mediaType: MediaType
    /// What it is made from, in words for a message about two claims of one path: the path of a file where there is one.
    public var source: Source

    public enum Source: Hashable, Sendable {
        /// As the user knows it.
        case file(path: String)
        /// With an article: `the sitemap`.
        case made(String)
    }
}
