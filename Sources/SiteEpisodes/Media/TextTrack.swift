import SiteMediaFacts

/// Captions or a transcript of a recording.
package struct TextTrack: Hashable, Sendable {
    package var location: AssetLocation
    /// The written media type, or else the type by the file's ending.
    package var type: MediaType
    /// The declared encoding, or `nil` for UTF-8 or a byte order mark.
    package var charset: String?
    /// The language as a BCP 47 tag, by default the episode's.
    package var language: String?
    package var label: String?
    /// Whether these are captions, with any type (`rel="captions"` of Podcasting 2.0).
    package var isCaptions = false
}
