import SiteMediaFacts

/// A recording of an episode.
public struct Media: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case audio, video
    }

    public enum Source: Hashable, Sendable {
        case asset(AssetLocation)
        /// The id of a YouTube video.
        case youtube(String)
        /// The id of a Vimeo video.
        case vimeo(String)
    }

    public var kind: Kind
    public var source: Source
    /// The written media type, or else the type by the file's ending. It is `nil` for an unknown ending and for players
    /// of other sites.
    public var type: MediaType?
    /// The codecs in the file: `mp4a.40.2`, `vp8`.
    public var codecs: [String] = []
    /// The size of a content file, or else the written size, in bytes.
    public var bytes: Int?
    public var poster: AssetLocation?
    public var captions: [TextTrack]
}
