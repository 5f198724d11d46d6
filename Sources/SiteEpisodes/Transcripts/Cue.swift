/// Some words of a recording and when they are said.
package struct Cue: Hashable, Sendable {
    /// In milliseconds.
    package var start: Int
    package var end: Int
    /// `nil` for the one who spoke before, or nobody.
    package var speaker: String?
    /// Whether another one speaks than before, whose name is not said.
    package var isAnother = false
    /// Plain text on one line.
    package var text: String
}

/// What a file of cues holds.
package struct Transcript: Hashable, Sendable {
    /// In order of time; they may overlap.
    package var cues: [Cue]
    /// BCP 47.
    package var language: String

    package init(cues: [Cue], language: String) {
        self.cues = cues
        self.language = language
    }
}
