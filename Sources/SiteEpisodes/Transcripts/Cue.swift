/// A piece of a transcript with its time.
package struct Cue: Hashable, Sendable {
    /// The start in milliseconds.
    package var start: Int
    package var end: Int
    /// The speaker, or `nil` if the speaker is unknown or the same as before.
    package var speaker: String?
    /// Whether the speaker changes to an unnamed person.
    package var isAnother = false
    /// Plain text on one line.
    package var text: String
}

/// The content of a cue file.
package struct Transcript: Hashable, Sendable {
    /// The cues by time. They may overlap.
    package var cues: [Cue]
    /// The language as a BCP 47 tag.
    package var language: String

    package init(cues: [Cue], language: String) {
        self.cues = cues
        self.language = language
    }
}
