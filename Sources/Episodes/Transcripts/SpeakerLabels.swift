/// Names at the start of what is said, as people and their programs write them where nothing else names a speaker: `Ada: …`,
/// `[SPEAKER_00]: …`, `>> ADA: …`, `艾达：…`.
///
/// A sentence may begin the same way (`Note: …`), so a name counts by what the rest of the file says: where half of the cues
/// begin with names, or where two names come up again and again. A name in brackets, one with a number that programs give, and one
/// that the episode has among its people count by themselves.
struct SpeakerLabels {
    struct Label: Hashable {
        var name: String
        /// What is said behind it; empty where the name stands alone on its line.
        var text: String
    }

    private let people: Set<String>
    private var names: Set<String> = []

    /// - Parameters:
    ///   - cues: the lines of each.
    ///   - people: names of those who may speak. Their first and last names count too.
    init(in cues: [[String]], people: [String]) {
        self.people = Set(
            people.flatMap { name -> [String] in
                let words = name.split(separator: " ")
                return [name[...], words.first, words.last].compactMap { $0.map { String($0).folded } }
            })
        var counts: [String: (all: Int, low: Int)] = [:]
        var labelled = 0
        for lines in cues {
            for (place, line) in lines.enumerated() {
                guard let label = WrittenLabel(line), label.isName, !label.isAnnouncement else { continue }
                if place == 0 { labelled += 1 }
                counts[label.name, default: (0, 0)].all += 1
                if label.beginsLow { counts[label.name, default: (0, 0)].low += 1 }
            }
        }
        let again = counts.filter { name, count in
            count.all > 1 && count.low * 2 <= count.all && name.unicodeScalars.first?.properties.isCased ?? false
        }
        if labelled * 2 >= cues.count {
            names = Set(counts.filter { $0.value.all > 1 || $0.value.low == 0 }.keys)
        } else if again.count > 1 {
            names = Set(again.keys)
        }
    }

    /// `nil` for a line that begins with words.
    func label(of line: String) -> Label? {
        guard let label = WrittenLabel(line), isSpeaker(label) else { return nil }
        return Label(name: label.name, text: label.text)
    }

    private func isSpeaker(_ label: WrittenLabel) -> Bool {
        if people.contains(label.name.folded) { return true }
        return label.isName && !label.isAnnouncement && (label.isCertain || names.contains(label.name))
    }
}

/// What looks like a name at the start of a line.
private struct WrittenLabel {
    var name: String
    var text: String
    /// In brackets before a colon, or with a number that programs give: `Speaker 1`.
    var isCertain: Bool

    private static let longest = 50
    private static let mostWords = 5

    init?(_ line: String) {
        // Dashes and angles say that somebody else speaks; marks of direction say nothing.
        let rest = line.drop { "-–—>•\u{200E}\u{200F}\u{202A}\u{202B}\u{FEFF}".contains($0) || $0.isWhitespace }
        if rest.first == "[" {
            guard let label = Self.inBrackets(rest) else { return nil }
            self = label
            return
        }
        guard let colon = rest.prefix(Self.longest).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        let after = rest[rest.index(after: colon)...]
        // `https://`, `10:30`: no name.
        guard rest[colon] == "：" || after.isEmpty || after.first?.isWhitespace == true else { return nil }
        let name = rest[..<colon].trimmingBlanks
        self.init(name: name, text: after.trimmingBlanks, isCertain: Self.isNumbered(name))
    }

    private init(name: String, text: String, isCertain: Bool) {
        self.name = name
        self.text = text
        self.isCertain = isCertain
    }

    /// `[Ada]: …`, and `[SPEAKER_00] …` as well: `[Music]` is no name.
    private static func inBrackets(_ line: Substring) -> WrittenLabel? {
        let inside = line.dropFirst().prefix(Self.longest)
        guard let end = inside.firstIndex(of: "]") else { return nil }
        let name = inside[..<end].trimmingBlanks
        var after = line[line.index(after: end)...].drop(while: \.isWhitespace)
        let hasColon = after.first == ":" || after.first == "："
        if hasColon { after = after.dropFirst() }
        guard hasColon || isNumbered(name), name.unicodeScalars.first?.isLetter ?? false else { return nil }
        return WrittenLabel(name: name, text: after.trimmingBlanks, isCertain: true)
    }

    /// `SPEAKER_00`, `Speaker 1`, `Sprecher A`, `S2`.
    private static func isNumbered(_ name: String) -> Bool {
        let words = #/(?i:speaker|spkr?|sprecher|sprecherin|locuteur|hablante|orador)[ _\-]?(?:\d{1,3}|[A-Z])|S\d{1,2}/#
        return name.wholeMatch(of: words) != nil
    }

    /// Up to five words with capitals, small ones between them (`van`, `de`), `Dr.`, `J.`, `(host)` behind them; in a script without
    /// capitals any words.
    var isName: Bool {
        if isCertain { return true }
        var words = name.split(whereSeparator: \.isWhitespace)
        if let last = words.last, last.hasPrefix("("), last.hasSuffix(")"), words.count > 1 { words.removeLast() }
        guard (1...Self.mostWords).contains(words.count), let first = words.first, Self.isProper(first) else {
            return false
        }
        return words.dropFirst().allSatisfy {
            Self.isProper($0) || Self.particles.contains(String($0)) || Self.isNumber($0)
        }
    }

    private static func isNumber(_ word: Substring) -> Bool { word.utf8.count < 4 && word.isDigits }

    private static func isProper(_ word: Substring) -> Bool {
        guard let first = word.unicodeScalars.first, first.isLetter, !first.properties.isLowercase else { return false }
        return word.unicodeScalars.allSatisfy {
            $0.isLetter || $0.properties.numericType != nil || "'’.-_·\u{200C}".unicodeScalars.contains($0)
        }
    }

    private static let particles: Set<String> = [
        "van", "von", "der", "den", "de", "da", "di", "du", "dos", "del", "della", "la", "le", "el", "al", "bin", "ibn",
        "ben", "y", "e", "i", "and", "und", "et", "og", "och", "en", "&", "of", "the", "zu", "zur", "ter", "ten",
    ]

    /// Whether the text goes on small, as a sentence does.
    var beginsLow: Bool {
        text.unicodeScalars.first { $0.isLetter || $0.properties.numericType != nil }?.properties.isLowercase ?? false
    }

    /// Words that announce something, in the languages of most shows. By the first word: `Chapter Two: …`, `Step 1: …`.
    var isAnnouncement: Bool {
        let words = name.folded.split { !($0.isLetter || $0 == "." && name.count < 6) }
        guard let first = words.first else { return false }
        return Self.announcements.contains(String(first))
    }

    private static let announcements: Set<String> = [
        // English
        "note", "notes", "warning", "caution", "attention", "important", "example", "examples", "tip", "tips", "hint",
        "update", "ps", "p.s.", "p.s", "nb", "n.b.", "n.b", "fyi", "re", "remember", "reminder", "spoiler",
        "disclaimer",
        "correction", "conclusion", "summary", "result", "results", "rule", "step", "part", "chapter", "episode",
        "section", "lesson", "day", "week", "point", "number", "fact", "myth", "problem", "solution", "reason",
        "reference", "source", "sources", "link", "links", "title", "subtitle", "subtitles", "caption", "captions",
        "captioned", "transcript", "transcribed", "translation", "translated", "music", "song", "sound", "sounds",
        "first", "second", "third", "finally", "breaking", "today", "tomorrow", "next", "previously", "coming",
        // German
        "achtung", "hinweis", "hinweise", "merke", "wichtig", "beispiel", "tipp", "anmerkung", "fazit", "warnung",
        "kapitel", "teil", "schritt", "tag", "folge", "regel", "quelle", "untertitel", "musik", "erstens", "zweitens",
        // French
        "remarque", "exemple", "astuce", "rappel", "avertissement", "chapitre", "partie", "étape", "jour", "règle",
        "musique", "sous",
        // Spanish, Italian, Portuguese
        "nota", "ejemplo", "importante", "consejo", "atención", "aviso", "advertencia", "conclusión", "capítulo",
        "parte", "paso", "día", "música", "esempio", "attenzione", "consiglio", "capitolo", "exemplo", "atenção",
        "dica", "conclusão", "passo",
        // Dutch, Swedish, Polish, Russian, Chinese, Japanese
        "let", "voorbeeld", "obs", "exempel", "uwaga", "przykład", "внимание", "пример", "важно", "注意", "例如", "注",
        "備考", "例",
    ]
}

extension Unicode.Scalar {
    /// A letter, or a mark on one.
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark:
            true
        default: false
        }
    }
}
