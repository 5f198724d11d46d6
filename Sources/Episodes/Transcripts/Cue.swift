/// Some words of a recording and when they are said.
public struct Cue: Hashable, Sendable {
    /// In milliseconds.
    public var start: Int
    public var end: Int
    public var speaker: String?
    /// Plain text on one line.
    public var text: String
}

/// What a file of cues holds.
public struct Transcript: Hashable, Sendable {
    /// In order of time; they may overlap.
    public var cues: [Cue]
    /// BCP 47.
    public var language: String

    public init(cues: [Cue], language: String) {
        self.cues = cues
        self.language = language
    }
}
