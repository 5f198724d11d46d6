import SiteMediaFacts

/// Words that belong to a recording: captions or a transcript.
public struct TextTrack: Hashable, Sendable {
    public var location: AssetLocation
    /// As written, else by the file's extension.
    public var type: MediaType
    /// What the file is said to be encoded in; `nil` for UTF-8, and where a byte order mark tells.
    public var charset: String?
    /// BCP 47; the episode's language when not written.
    public var language: String?
    public var label: String?
    /// Words to be shown while the recording plays, whatever the type (`rel="captions"` of Podcasting 2.0).
    public var isCaptions = false
}
