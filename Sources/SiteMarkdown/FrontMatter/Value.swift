import SiteDiagnostics

/// A value of front matter or of a data file, whatever syntax (YAML, TOML, JSON) it was written in, with its place.
public struct Value: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Nothing was written, or YAML's `null` or `~`.
        case null
        case scalar(Scalar)
        case list([Value])
        /// Entries in source order, each key once.
        case map([Entry])
    }

    public var kind: Kind
    /// Where the value begins, counted from the top of the file.
    public var position: SourcePosition
    /// Whether a comment takes a part of it away, which has been reported: what else is wrong with it follows from that.
    public var isCut = false

    public init(_ kind: Kind, at position: SourcePosition) {
        self.kind = kind
        self.position = position
    }
}

/// A text, number, boolean or date as it was written; readers of `Value` decide what it means.
///
/// The source text is kept because an episode numbered `2.10` is not episode 2.1, and `No` may be a name.
public struct Scalar: Hashable, Sendable {
    /// The text with quotes taken off and escapes resolved. Control characters that came in by escapes (`\u001B`) are blanks.
    public var text: String
    /// Whether the author said "this is text": by quotes or as a block scalar.
    public var isQuoted: Bool

    public init(_ text: String, isQuoted: Bool = false) {
        self.text = withoutControlCharacters(text)
        self.isQuoted = isQuoted
    }
}

/// One key of a map with its value.
public struct Entry: Hashable, Sendable {
    public var key: String
    public var keyPosition: SourcePosition
    public var value: Value

    public init(key: String, keyPosition: SourcePosition, value: Value) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}
