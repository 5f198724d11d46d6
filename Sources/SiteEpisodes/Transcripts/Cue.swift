/// A piece of a transcript with its time.
public struct Cue: Hashable, Sendable {
    /// The start in milliseconds.
    public var start: Int
    public var end: Int
    /// The speaker, or `nil` if the speaker is unknown or the same as before.
    public var speaker: String?
    /// Whether the speaker changes to an unnamed person.
    public var isAnother = false
    /// Plain text on one line.
    public var text: String
}

/// The content of a cue file.
public struct Transcript: Hashable, Sendable {
    /// The cues by time. They may overlap.
    public var cues: [Cue]
    /// The language as a BCP 47 tag.
    public var language: String

    public init(cues: [Cue], language: String) {
        self.cues = cues
        self.language = language
    }
}
