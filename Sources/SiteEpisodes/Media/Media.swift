import SiteMediaFacts

/// The recording of an episode.
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
    /// As written, else by the file's extension; `nil` when that says nothing, and for players of other sites.
    public var type: MediaType?
    /// What it is encoded with, as the file tells: `mp4a.40.2`, `vp8`.
    public var codecs: [String] = []
    /// Size of the file: of one in the content folder its own, else as written.
    public var bytes: Int?
    public var poster: AssetLocation?
    public var captions: [TextTrack]
}
