import SiteDiagnostics
import SiteFileSystem

/// The source line of a diagnostic, with lines before and after it.
struct SourceExcerpt: Hashable, Sendable {
    struct Line: Hashable, Sendable, Encodable {
        /// The line number, from 1.
        var number: Int
        var text: String
    }

    var lines: [Line]
    /// The marked word, in UTF-16 units of its line.
    var marked: Range<Int>

    /// Fails if the diagnostic has no line.
    init?(_ diagnostic: Diagnostic, site: String) {
        guard let excerpt = diagnostic.excerpt, let position = diagnostic.position else { return nil }
        let text = excerpt.text
        lines = Self.lines(around: position, reading: excerpt, of: diagnostic.path, site: site)
        let before = String(decoding: text.utf8.prefix(max(position.column - 1 - excerpt.start, 0)), as: UTF8.self)
        let start = before.utf16.count
        let rest = text.unicodeScalars.dropFirst(before.unicodeScalars.count)
        marked = start..<start + Self.word(Substring(rest)).utf16.count
    }

    /// The lines of the file, if it still has this line. It may have been saved again since the build.
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
                // There is nothing to show after the end of the last line.
                guard let text = all.line(number), !text.isEmpty || all.line(number + 1) != nil else { return nil }
                return Line(number: number, text: String(text.prefix(longest)))
            }
        }
        return alone
    }

    /// The word at the start: a quotation, a word or one character.
    private static func word(_ rest: Substring) -> Substring {
        guard let first = rest.first else { return "" }
        if first == "\"" || first == "'", let end = rest.dropFirst().firstIndex(of: first) { return rest[...end] }
        let word = rest.prefix { $0.isLetter || $0.isNumber || "-_./".contains($0) }
        return word.isEmpty ? rest.prefix(1) : word
    }

    /// The number of lines before and after.
    private static let context = 3
    /// The maximum length of a line in characters. A file made by a program may be one long line.
    private static let longest = 400
}
