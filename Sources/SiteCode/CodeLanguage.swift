/// A language that code blocks name, and how its code is read.
///
/// This is the only door to the colours of code. Every scanner reads each byte a bounded number of times, needs no file
/// and no locale, and returns ranges, so that it cannot change the code.
package struct CodeLanguage: Sendable {
    enum Form: Sendable {
        /// Text without colours.
        case plain
        case words(WordGrammar)
        case keys(KeyGrammar)
        case markup, styles, diff, markdown
    }

    /// The name as GitHub writes it after a fence.
    package let name: String
    /// Other names of the language, and endings of its files.
    let aliases: [String]
    let form: Form

    init(_ name: String, _ aliases: String, _ form: Form) {
        self.name = name
        self.aliases = aliases.split(separator: " ").map(String.init)
        self.form = form
    }

    /// - Parameter name: The first word after a fence, in any case.
    package init?(named name: some StringProtocol) {
        guard let language = Self.byName[name.lowercased()] else { return nil }
        self = language
    }

    /// - Parameter info: The text after a fence: `swift title="x"`, `rust,ignore`, `js{1,3}`, `{.python}`.
    /// - Returns: The name of the language; empty if there is none.
    package static func name(inFence info: some Sequence<UInt8>) -> String {
        let rest = info.drop { "{. ".utf8.contains($0) }
        return String(decoding: rest.prefix { isWordByte($0) || "+#.-".utf8.contains($0) }, as: UTF8.self)
    }

    /// The name and the other names.
    package var allNames: [String] { [name] + aliases }

    /// False for languages whose code has the colour of text.
    package var hasColours: Bool { if case .plain = form { false } else { true } }

    package static let all: [CodeLanguage] = curlyLanguages + scriptLanguages + otherLanguages + dataLanguages

    private static let byName = Dictionary(
        all.flatMap { language in ([language.name] + language.aliases).map { ($0, language) } }
    ) { first, _ in first }

    /// Every name that a fence may have.
    package static var names: [String] { byName.keys.sorted() }

    /// The coloured ranges of code in order. They do not overlap.
    package func runs(in code: [UInt8]) -> [CodeRun] {
        var reader = CodeReader(code)
        scan(&reader)
        return reader.runs
    }

    func scan(_ reader: inout CodeReader) {
        switch form {
        case .plain: break
        case .words(let grammar):
            var scanner = WordScanner(grammar)
            scanner.scan(&reader)
        case .keys(let grammar): grammar.scan(&reader)
        case .markup: scanMarkup(&reader)
        case .styles: scanStyles(&reader)
        case .diff: scanComparison(&reader)
        case .markdown: scanMarkdown(&reader)
        }
    }
}
