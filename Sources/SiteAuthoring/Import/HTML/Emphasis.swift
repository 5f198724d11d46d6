/// Marks of emphasis.
struct Emphasis: Equatable {
    let mark: String

    static let strong = Emphasis(mark: "**")
    static let emphasis = Emphasis(mark: "*")
    static let deleted = Emphasis(mark: "~~")

    /// Parts marks from a neighbour beside which they would not be read as such. A comment shows nothing, and counts as
    /// punctuation.
    static let gap = "<!-- -->"

    /// The marks inside others: of a character of their own, so that none is taken for an end of those around it.
    var inside: Emphasis { Emphasis(mark: mark.replacing("*", with: "_")) }

    /// The characters before and behind the text inside the marks. cmark-gfm skips `~` when it reads other marks (`skip_chars`),
    /// so for `~~` these are the characters beyond the `~`.
    func neighbours(between before: String, and after: Character?) -> (before: String, after: Character?) {
        guard self == .deleted else { return (mark, mark.last) }
        let beyond = before.last { $0 != "~" }.map(String.init) ?? ""
        return (beyond + mark, after.flatMap { $0.isWhitespace ? nil : $0 } ?? mark.last)
    }

    /// Marks around a text, line by line: they cannot go on over a break.
    ///
    /// A mark beside punctuation needs a blank or punctuation on its other side, `_` needs it always, and none of its own kind
    /// (https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis).
    ///
    /// - Parameters:
    ///   - text: without outer blanks, not empty.
    ///   - before, after: what stands beside it; empty and `nil` for the start and the end of a block.
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
