/// The facts in an episode's file name: `2026-09-02-title`, `042 - Title`, `s12e08-title`. Front matter overrides them.
struct EpisodeName: Hashable {
    var date: CalendarDate?
    var season: Ordinal?
    var number: Ordinal?
    /// The title, or `nil` if the name is only a date or a number.
    var title: String?
    /// Whether the name begins with an underscore.
    var isHeldBack: Bool
    /// The slug of the name without its date.
    var slug: Slug
    /// The slug of the whole name, for addresses that would be equal without the date.
    var fullSlug: Slug

    /// - Parameter language: the language of a translation, which becomes part of its address.
    init(_ stem: String, in language: String? = nil) {
        isHeldBack = stem.isHeldBack
        let name = String(stem.drop { $0 == "_" }).trimmingBlanks
        fullSlug = Slug(name).translated(to: language)
        slug = fullSlug
        var rest = name
        if let (date, after) = Self.date(name) {
            self.date = date
            rest = after
            if !rest.isEmpty { slug = Slug(rest).translated(to: language) }
        } else if let (season, number, after) = Self.seasonAndNumber(name) {
            self.season = season
            self.number = number
            rest = after
        } else if let (number, after) = Self.number(name) {
            self.number = number
            rest = after
        }
        title = Self.title(rest)
    }

    private static func date(_ name: String) -> (CalendarDate, String)? {
        var scanner = TextScanner(name)
        guard let year = scanner.number(digits: 4...4), scanner.take("-") != nil,
            let month = scanner.number(digits: 1...2), scanner.take("-") != nil,
            let day = scanner.number(digits: 1...2), let rest = scanner.restAfterSeparator,
            let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        return (date, rest)
    }

    private static func seasonAndNumber(_ name: String) -> (Ordinal, Ordinal, String)? {
        var scanner = TextScanner(name)
        guard scanner.take("sS") != nil, let season = scanner.number(digits: 1...4), scanner.take("eE") != nil,
            let number = scanner.number(digits: 1...6), let rest = scanner.restAfterSeparator
        else { return nil }
        return (Ordinal(String(season)), Ordinal(String(number)), rest)
    }

    /// Reads `042-title`, `042 - Title`, `010.1-maze`. In `100 Days of Code` the number belongs to the title.
    private static func number(_ name: String) -> (Ordinal, String)? {
        var scanner = TextScanner(name)
        guard let whole = scanner.number(digits: 1...9) else { return nil }
        var number = String(whole)
        var afterDot = scanner
        if afterDot.take(".") != nil, let part = afterDot.digits() {
            number += "." + part
            scanner = afterDot
        }
        let isBlank = scanner.next == UInt8(ascii: " ")
        guard let rest = scanner.restAfterSeparator else { return nil }
        let isMarked = isBlank && !name.hasPrefix("0") ? scanner.isAtMarkAfterBlanks : true
        return isMarked ? (Ordinal(number), rest) : nil
    }

    /// The title: hyphens become spaces if the name has no spaces.
    private static func title(_ rest: String) -> String? {
        guard rest.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.isEmoji }) else {
            return rest.isEmpty ? nil : rest
        }
        if rest.contains(" ") { return rest.onOneLine }
        let words = rest.map { $0 == "-" || $0 == "_" ? " " : $0 }
        let title = String(words).onOneLine
        return title.prefix(1).uppercased() + title.dropFirst()
    }
}

extension TextScanner {
    /// The text after spaces and one of `-`, `–`, `—`, `_`, `.`. It is empty at the end and `nil` inside a word.
    fileprivate var restAfterSeparator: String? {
        let rest = rest
        if rest.isEmpty { return "" }
        let afterBlanks = rest.drop { $0 == " " }
        let afterMark = afterBlanks.drop { "-–—_.".contains($0) }
        return afterMark.startIndex == rest.startIndex ? nil : String(afterMark).trimmingBlanks
    }

    fileprivate var isAtMarkAfterBlanks: Bool {
        rest.first { $0 != " " }.map { "-–—_".contains($0) } ?? true
    }

    /// A run of digits as text, so that `.10` differs from `.1`.
    fileprivate mutating func digits() -> String? {
        let run = rest.prefix { $0.isASCII && $0.isNumber }
        guard !run.isEmpty, number(digits: 1...18) != nil else { return nil }
        return String(run)
    }
}
