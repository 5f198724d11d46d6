import SiteMediaFacts

/// The recording of an episode.
package struct Media: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case audio, video
    }

    package enum Source: Hashable, Sendable {
        case asset(AssetLocation)
        /// The id of a YouTube video.
        case youtube(String)
        /// The id of a Vimeo video.
        case vimeo(String)
    }

    package var kind: Kind
    package var source: Source
    /// As written, else by the file's extension; `nil` when that says nothing, and for players of other sites.
    package var type: MediaType?
    /// What it is encoded with, as the file tells: `mp4a.40.2`, `vp8`.
    package var codecs: [String] = []
    /// Size of the file: of one in the content folder its own, else as written.
    package var bytes: Int?
    package var poster: AssetLocation?
    package var captions: [TextTrack]
}
