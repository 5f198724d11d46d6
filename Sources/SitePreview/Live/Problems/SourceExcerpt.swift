import SiteDiagnostics
import SiteFileSystem

/// The line that a diagnostic is about, with some before and after it.
struct SourceExcerpt: Hashable, Sendable {
    struct Line: Hashable, Sendable, Encodable {
        /// From 1.
        var number: Int
        var text: String
    }

    var lines: [Line]
    /// The word that is to blame, in UTF-16 units of its line.
    var marked: Range<Int>

    /// `nil` when the diagnostic is about no line.
    init?(_ diagnostic: Diagnostic, site: String) {
        guard let excerpt = diagnostic.excerpt, let position = diagnostic.position else { return nil }
        let text = excerpt.text
        lines = Self.lines(around: position, reading: excerpt, of: diagnostic.path, site: site)
        let before = String(decoding: text.utf8.prefix(max(position.column - 1 - excerpt.start, 0)), as: UTF8.self)
        let start = before.utf16.count
        let rest = text.unicodeScalars.dropFirst(before.unicodeScalars.count)
        marked = start..<start + Self.word(Substring(rest)).utf16.count
    }

    /// The lines of the file, if it still has that line: it may have been saved again since the build read it.
    private static func lines(
        around position: SourcePosition, reading excerpt: Excerpt, of path: String?, site: String
    ) -> [Line] {
        let alone = [Line(number: position.line, text: excerpt.text)]
        guard let path else { return alone }
        for location in [site + "/" + path, path] {
            guard let bytes = try? fileBytes(location) else { continue }
            let all = SourceText(path: path, bytes: bytes)
            guard all.excerpt(at: position) == excerpt else { continue }
            let numbers = max(1, position.line - context)...position.line + context
            return numbers.compactMap { number in
                if number == position.line { return alone[0] }
                // After the end of the last line there is nothing to see.
                guard let text = all.line(number), !text.isEmpty || all.line(number + 1) != nil else { return nil }
                return Line(number: number, text: String(text.prefix(longest)))
            }
        }
        return alone
    }

    /// What starts here: a quotation, a word, or one character.
    private static func word(_ rest: Substring) -> Substring {
        guard let first = rest.first else { return "" }
        if first == "\"" || first == "'", let end = rest.dropFirst().firstIndex(of: first) { return rest[...end] }
        let word = rest.prefix { $0.isLetter || $0.isNumber || "-_./".contains($0) }
        return word.isEmpty ? rest.prefix(1) : word
    }

    /// So many lines before and after.
    private static let context = 3
    /// So much of them, in characters: what is written by programs may be one line.
    private static let longest = 400
}
