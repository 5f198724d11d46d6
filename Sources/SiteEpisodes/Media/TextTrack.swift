import SiteMediaFacts

/// Words that belong to a recording: captions or a transcript.
package struct TextTrack: Hashable, Sendable {
    package var location: AssetLocation
    /// As written, else by the file's extension.
    package var type: MediaType
    /// What the file is said to be encoded in; `nil` for UTF-8, and where a byte order mark tells.
    package var charset: String?
    /// BCP 47; the episode's language when not written.
    package var language: String?
    package var label: String?
    /// Words to be shown while the recording plays, whatever the type (`rel="captions"` of Podcasting 2.0).
    package var isCaptions = false
}
