/// A language of words, comments and strings: most languages of programs.
struct WordGrammar: Sendable {
    /// The kind of each word that has one.
    private(set) var words: [String: CodeKind] = [:]
    /// True if the words are in lower case and count in any case.
    var ignoresCase = false
    var lineComments: [[UInt8]] = []
    var blockComments: [(open: [UInt8], close: [UInt8])] = []
    var nestsComments = false
    /// True if a comment begins only after a blank, as in shells.
    var commentsFollowBlanks = false
    var strings: [StringForm] = []
    /// Letters directly before a string that belong to it, in lower case.
    var stringPrefixes: Set<String> = []
    /// Bytes of words besides letters, digits and the underscore.
    var wordMarks: Set<UInt8> = []
    /// Bytes that begin a name: `$` of variables, `@` of attributes.
    var sigils: [UInt8: CodeKind] = [:]
    var capitalsAreTypes = false
    /// True if a word before a bracket is a call.
    var callsHaveBrackets = false
    /// True if the first word after an opening bracket is a call, as in Lisp.
    var callsAreFirstInBrackets = false
    /// True if the first word of a command is a call, as in shells.
    var callsAreFirst = false
    /// True if a word at the start of a line, before a colon or an equals sign, is a name.
    var namesAreFirst = false
    /// True if a string before a colon is a name, as in JSON.
    var namesAreStrings = false
    /// The mark before the end word of a text of lines: `<<`.
    var hereMark: [UInt8] = []
    var hasRegexes = false

    /// Adds words, which blanks separate.
    mutating func add(_ kind: CodeKind, _ list: String) {
        for word in list.split(whereSeparator: \.isWhitespace) { words[String(word)] = kind }
    }

    func with(_ change: (inout WordGrammar) -> Void) -> WordGrammar {
        var grammar = self
        change(&grammar)
        return grammar
    }
}

/// How a string begins and ends.
struct StringForm: Sendable {
    var open: [UInt8]
    var close: [UInt8]
    /// The byte that takes the meaning of the next; `nil` for none.
    var escape: UInt8? = UInt8(ascii: "\\")
    var isMultiline = false
    /// Code inside the string, which may contain quotation marks.
    var insertion: (open: [UInt8], close: UInt8)?
    /// True for one character, `'a'`. A mark that nothing closes is not a string then.
    var isCharacter = false

    init(_ open: String, _ close: String? = nil) {
        self.open = open.bytes
        self.close = (close ?? open).bytes
    }

    private func with(_ change: (inout StringForm) -> Void) -> StringForm {
        var form = self
        change(&form)
        return form
    }

    var multiline: StringForm { with { $0.isMultiline = true } }
    var raw: StringForm { with { $0.escape = nil } }
    func inserting(_ open: String, _ close: Unicode.Scalar) -> StringForm {
        with { $0.insertion = (open.bytes, UInt8(ascii: close)) }
    }

    static let double = StringForm("\"")
    static let single = StringForm("'")
    static let backtick = StringForm("`").multiline
    static let character = StringForm("'").with { $0.isCharacter = true }
    static let tripleDouble = StringForm("\"\"\"").multiline
    static let tripleSingle = StringForm("'''").multiline
}
