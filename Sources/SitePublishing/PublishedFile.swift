import SiteEpisodes
import SiteMediaFacts

/// A file made from the whole catalog, for example a feed, the sitemap or a redirect.
public struct PublishedFile: Hashable, Sendable {
    public var address: Address
    public var bytes: [UInt8]
    public var mediaType: MediaType
    /// The origin of the file, for a message about two files with the same path.
    public var source: Source

    public enum Source: Hashable, Sendable {
        /// The path as the user knows it.
        case file(path: String)
        /// A description with its article: `the sitemap`.
        case made(String)
    }
}
