import SiteEpisodes
import SiteMediaFacts

/// A file made from the whole catalog: a feed, the sitemap, a redirect.
package struct PublishedFile: Hashable, Sendable {
    package var address: Address
    package var bytes: [UInt8]
    package var mediaType: MediaType
    /// What it is made from, in words for a message about two claims of one path: the path of a file where there is one.
    package var source: Source

    package enum Source: Hashable, Sendable {
        /// As the user knows it.
        case file(path: String)
        /// With an article: `the sitemap`.
        case made(String)
    }
}
