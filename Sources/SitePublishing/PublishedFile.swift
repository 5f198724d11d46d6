import SiteEpisodes
import SiteMediaFacts

/// A file made from the whole catalog, for example a feed, the sitemap or a redirect.
package struct PublishedFile: Hashable, Sendable {
    package var address: Address
    package var bytes: [UInt8]
    package var mediaType: MediaType
    /// The origin of the file, for a message about two files with the same path.
    package var source: Source

    package enum Source: Hashable, Sendable {
        /// The path as the user knows it.
        case file(path: String)
        /// A description with its article: `the sitemap`.
        case made(String)
    }
}
