/// The values that a reader accepts, for JSON Schemas. A value that is empty counts as absent, so every form has it.
package indirect enum ValueForm: Sendable {
    case anything
    /// Any text, number, or `true` and `false`.
    case text
    /// A date, a time of day or a duration: a text or a number.
    case time
    /// A text or a number that matches a regular expression as a whole.
    case matching(String)
    case yesNo
    /// `false`, for none.
    case off
    case whole(from: Int)
    case number
    /// One of these words, in any letter case.
    case words([String])
    case list(ValueForm)
    /// A map with the keys of a table. It is a closure, because tables may contain themselves.
    case map(@Sendable () -> KeyTable)
    /// A map with at least one of the keys of a table, and any others.
    case open(@Sendable () -> KeyTable)
    /// A map with at least one key that matches a regular expression, and any others.
    case keyed(String)
    /// A map with keys of the author.
    case ownKeys(ValueForm)
    case either([ValueForm])
    /// A value, or a map that chooses between such values.
    case switched(name: String, SwitchKeys, ValueForm)
    /// A value that a higher module reads.
    case elsewhere(Elsewhere)

    package enum Elsewhere: Sendable {
        case layout, split, boundary, budgets
    }

    package static let anyMap = ValueForm.ownKeys(.anything)

    /// One value, or a list of such values.
    package static func some(_ form: ValueForm) -> ValueForm { .either([form, .list(form)]) }

    package static func words<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> ValueForm {
        .words(Word.allCases.map(\.rawValue))
    }
}

/// The keys of maps that choose between values, as regular expressions.
package struct SwitchKeys: Sendable {
    /// Matches a key that makes a map a choice.
    var mark: String
    /// Matches the allowed keys besides `default`.
    var allowed: String

    package init(mark: String, allowed: String) {
        self.mark = mark
        self.allowed = allowed
    }
}
