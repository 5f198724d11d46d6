import SiteMarkup
import SiteMediaFacts

/// A recording of an episode.
package struct Media: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case audio, video
    }

    package enum Source: Hashable, Sendable {
        case asset(AssetLocation)
        /// A video on YouTube or Vimeo.
        case player(Embed)
    }

    package var kind: Kind
    package var source: Source
    /// The written media type, or else the type by the file's ending. It is `nil` for an unknown ending and for players
    /// of other sites.
    package var type: MediaType?
    /// The codecs in the file: `mp4a.40.2`, `vp8`.
    package var codecs: [String] = []
    /// The size of a content file, or else the written size, in bytes.
    package var bytes: Int?
    package var poster: AssetLocation?
    package var captions: [TextTrack]
    package var variant = MediaVariant.plain
}
