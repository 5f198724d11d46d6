/// Some words of a recording and when they are said.
public struct Cue: Hashable, Sendable {
    /// In milliseconds.
    public var start: Int
    public var end: Int
    /// `nil` for the one who spoke before, or nobody.
    public var speaker: String?
    /// Whether another one speaks than before, whose name is not said.
    public var isAnother = false
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
