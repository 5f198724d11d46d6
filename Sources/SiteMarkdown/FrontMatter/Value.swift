import SiteDiagnostics

/// A value of front matter or a data file, in any syntax (YAML, TOML, JSON), with its position.
package struct Value: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An empty value, or YAML's `null` or `~`.
        case null
        case scalar(Scalar)
        case list([Value])
        /// Entries in source order. Keys are unique.
        case map([Entry])
    }

    package var kind: Kind
    /// The start of the value, counted from the top of the file.
    package var position: SourcePosition
    /// True if a comment cuts off a part of the value. This has been reported, and other problems of the value may
    /// follow from it.
    package var isCut = false

    package init(_ kind: Kind, at position: SourcePosition) {
        self.kind = kind
        self.position = position
    }
}

extension Value {
    /// The same value, a number of lines further down.
    func moved(byLines count: Int) -> Value {
        func moved(_ position: SourcePosition) -> SourcePosition {
            SourcePosition(line: position.line + count, column: position.column)
        }
        var value = self
        value.position = moved(position)
        switch kind {
        case .null, .scalar: break
        case .list(let values): value.kind = .list(values.map { $0.moved(byLines: count) })
        case .map(let entries):
            value.kind = .map(
                entries.map {
                    Entry(key: $0.key, keyPosition: moved($0.keyPosition), value: $0.value.moved(byLines: count))
                })
        }
        return value
    }
}

/// A text, number, boolean or date as written. The readers of `Value` interpret it.
///
/// The source text is kept because an episode numbered `2.10` is not episode 2.1, and `No` may be a name.
package struct Scalar: Hashable, Sendable {
    /// The text without quotes and with escapes resolved. Spaces replace control characters from escapes (`\u001B`), and
    /// surplus marks of a letter.
    package var text: String
    /// True if the author marked the value as text with quotes or a block scalar.
    package var isQuoted: Bool

    package init(_ text: String, isQuoted: Bool = false) {
        self.text = withoutControlCharacters(text)
        self.isQuoted = isQuoted
    }
}

/// One key of a map, and its value.
package struct Entry: Hashable, Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: Value

    package init(key: String, keyPosition: SourcePosition, value: Value) {
        self.key = withoutControlCharacters(key)
        self.keyPosition = keyPosition
        self.value = value
    }
}
