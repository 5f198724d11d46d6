/// Marks of emphasis, and the tags that say the same where marks would not be read as such.
struct Emphasis {
    let mark: String
    let tag: String

    static let strong = Emphasis(mark: "**", tag: "strong")
    static let emphasis = Emphasis(mark: "*", tag: "em")
    static let deleted = Emphasis(mark: "~~", tag: "del")

    /// Marks around a text, line by line: they cannot go on over a break.
    ///
    /// A mark beside punctuation needs a blank or punctuation on its other side, and none of its own kind
    /// (https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis).
    ///
    /// - Parameters:
    ///   - text: without outer blanks, not empty.
    ///   - before, after: what stands beside it; `nil` for the start and the end of a block.
    func around(_ text: String, before: Character?, after: Character?) -> String {
        let lines = text.split(separator: "\n").map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
        let areRead = lines.enumerated().allSatisfy { index, line in
            Self.isRead(inside: line.first, outside: index == 0 ? before : nil)
                && Self.isRead(inside: line.last, outside: index == lines.count - 1 ? after : nil)
        }
        guard areRead, before != mark.first else { return "<\(tag)>\(text)</\(tag)>" }
        return lines.map { mark + $0 + mark }.joined(separator: "\n")
    }

    private static func isRead(inside: Character?, outside: Character?) -> Bool {
        guard let inside, !inside.isLetter, !inside.isNumber, let outside else { return true }
        return outside.isWhitespace || outside.isASCII && (outside.isPunctuation || outside.isSymbol)
    }
}
