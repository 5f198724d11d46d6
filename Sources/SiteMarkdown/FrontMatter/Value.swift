import SiteDiagnostics

/// A value of front matter or of a data file, whatever syntax (YAML, TOML, JSON) it was written in, with its place.
package struct Value: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Nothing was written, or YAML's `null` or `~`.
        case null
        case scalar(Scalar)
        case list([Value])
        /// Entries in source order, each key once.
        case map([Entry])
    }

    package var kind: Kind
    /// Where the value begins, counted from the top of the file.
    package var position: SourcePosition
    /// Whether a comment takes a part of it away, which has been reported: what else is wrong with it follows from that.
    package var isCut = false

    package init(_ kind: Kind, at position: SourcePosition) {
        self.kind = kind
        self.position = position
    }
}

/// A text, number, boolean or date as it was written; readers of `Value` decide what it means.
///
/// The source text is kept because an episode numbered `2.10` is not episode 2.1, and `No` may be a name.
package struct Scalar: Hashable, Sendable {
    /// The text with quotes taken off and escapes resolved. Control characters that came in by escapes (`\u001B`) are blanks.
    package var text: String
    /// Whether the author said "this is text": by quotes or as a block scalar.
    package var isQuoted: Bool

    package init(_ text: String, isQuoted: Bool = false) {
        self.text = withoutControlCharacters(text)
        self.isQuoted = isQuoted
    }
}

/// One key of a map with its value.
package struct Entry: Hashable, Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: Value

    package init(key: String, keyPosition: SourcePosition, value: Value) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}
