import SiteMediaFacts

/// Captions or a transcript of a recording.
public struct TextTrack: Hashable, Sendable {
    public var location: AssetLocation
    /// The written media type, or else the type by the file's ending.
    public var type: MediaType
    /// The declared encoding, or `nil` for UTF-8 or a byte order mark.
    public var charset: String?
    /// The language as a BCP 47 tag, by default the episode's.
    public var language: String?
    public var label: String?
    /// Whether these are captions, with any type (`rel="captions"` of Podcasting 2.0).
    public var isCaptions = false
}
