/// The delimiter of emphasis.
struct Emphasis: Equatable {
    let mark: String

    static let strong = Emphasis(mark: "**")
    static let emphasis = Emphasis(mark: "*")
    static let deleted = Emphasis(mark: "~~")

    /// Separates a delimiter from a neighbour that would disable it. A comment shows nothing and counts as punctuation.
    static let gap = "<!-- -->"

    /// A nested delimiter. It has a different character, so that it does not end the outer one.
    var inside: Emphasis { Emphasis(mark: mark.replacing("*", with: "_")) }

    /// The characters before and after the inner text. cmark-gfm skips `~` when it reads other delimiters
    /// (`skip_chars`), so for `~~` these are the characters beyond the `~`.
    func neighbours(between before: String, and after: Character?) -> (before: String, after: Character?) {
        guard self == .deleted else { return (mark, mark.last) }
        let beyond = before.last { $0 != "~" }.map(String.init) ?? ""
        return (beyond + mark, after.flatMap { $0.isWhitespace ? nil : $0 } ?? mark.last)
    }

    /// Adds delimiters to each line of a text, because emphasis cannot span a hard break.
    ///
    /// A delimiter beside punctuation needs a space or punctuation on its other side, `_` always needs it, and none may
    /// touch a delimiter of its kind (https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis).
    ///
    /// - Parameters:
    ///   - text: the text, without outer spaces and not empty.
    ///   - before, after: the neighbours; empty and `nil` at the start and end of a block.
    func around(_ text: String, before: String, after: Character?) -> String {
        let lines = text.split(separator: "\n").map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
        let beyond = self == .deleted ? before.last : before.last { $0 != "~" }
        let start = before.last == mark.first || !isRead(inside: lines.first?.first, outside: beyond) ? Self.gap : ""
        let end = isRead(inside: lines.last?.last, outside: after) ? "" : Self.gap
        return start + lines.map { mark + $0 + mark }.joined(separator: "\n") + end
    }

    private func isRead(inside: Character?, outside: Character?) -> Bool {
        guard let inside, let outside else { return true }
        if mark.first != "_", inside.isLetter || inside.isNumber { return true }
        return outside.isWhitespace || outside.isASCII && (outside.isPunctuation || outside.isSymbol)
    }
}
