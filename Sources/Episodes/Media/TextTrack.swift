/// Words that belong to a recording: captions or a transcript.
public struct TextTrack: Hashable, Sendable {
    public var location: AssetLocation
    /// By the file's extension.
    public var type: MediaType
    /// BCP 47; the episode's language when not written.
    public var language: String?
    public var label: String?
}
