/// Names at the start of what is said, as people and their programs write them where nothing else names a speaker: `Ada: …`,
/// `[SPEAKER_00]: …`, `>> ADA: …`, `艾达：…`.
///
/// A sentence may begin the same way (`Note: …`), so a name counts by what the rest of the file says: where half of the cues
/// begin with names, where two names come up again and again, where two are in capitals among small letters, or where two people
/// talk in one cue, a dash before each. A name in brackets, one behind angles, one with a part to play (`(host)`), one with a number
/// that programs give, and one that is known count by themselves.
struct SpeakerLabels {
    struct Label: Hashable {
        var name: String
        /// What is said behind it; empty where the name stands alone on its line.
        var text: String
    }

    private let known: Set<String>
    private var names: Set<String> = []

    /// - Parameters:
    ///   - cues: the lines of each.
    ///   - people: names of those who may speak. Their first and last names count too.
    init(in cues: [[String]], people: [String]) {
        self.known = Set(
            people.flatMap { name -> [String] in
                let words = name.split(separator: " ")
                return [name[...], words.first, words.last].compactMap { $0.map { String($0).folded } }
            })
        var counts: [String: (all: Int, low: Int)] = [:]
        var labelled = 0
        for lines in cues {
            let isDialogue = TurnMark.starts(of: lines).count { $0 } > 1
            for (place, line) in lines.enumerated() {
                guard let label = WrittenLabel(line), label.isName, !label.isAnnouncement else { continue }
                if place == 0 { labelled += 1 }
                counts[label.name, default: (0, 0)].all += 1
                if label.beginsLow { counts[label.name, default: (0, 0)].low += 1 }
                if isDialogue, line.first.map(TurnMark.dashes.contains) ?? false { names.insert(label.name) }
            }
        }
        let again = counts.filter { name, count in
            count.all > 1 && count.low * 2 <= count.all && name.unicodeScalars.first?.properties.isCased ?? false
        }
        let capitals = counts.keys.filter { $0.count > 1 && $0 != $0.lowercased() && $0 == $0.uppercased() }
        if labelled * 2 >= cues.count {
            // Of one line alone a small letter says that it is a sentence.
            names.formUnion(labelled > 1 ? counts.keys.map(\.self) : counts.filter { $0.value.low == 0 }.map(\.key))
        } else if again.count > 1 {
            names.formUnion(again.keys)
        }
        if capitals.count > 1, !Self.isShouted(cues) { names.formUnion(capitals) }
    }

    /// Whether most cues have no small letter.
    private static func isShouted(_ cues: [[String]]) -> Bool {
        cues.count { lines in !lines.contains { $0.unicodeScalars.contains { $0.properties.isLowercase } } } * 2
            > cues.count
    }

    /// `nil` for a line that begins with words.
    func label(of line: String) -> Label? {
        guard let label = WrittenLabel(line), isSpeaker(label) else { return nil }
        return Label(name: label.name, text: label.text)
    }

    /// The label of a line that begins with the name of somebody known.
    func knownLabel(of line: String) -> Label? {
        guard let label = WrittenLabel(line), known.contains(label.bareName.folded) else { return nil }
        return Label(name: label.name, text: label.text)
    }

    private func isSpeaker(_ label: WrittenLabel) -> Bool {
        if known.contains(label.bareName.folded) { return true }
        return label.isName && !label.isAnnouncement && (label.isCertain || names.contains(label.name))
    }
}

/// Marks before a line that say that somebody else speaks, where no name does.
enum TurnMark {
    static let dashes: Set<Character> = ["-", "–", "—"]

    /// Whether each line of those begins with another voice: `>> …`, or a dash where another line has one as well.
    static func starts(of lines: [String]) -> [Bool] {
        let dashed = lines.map { $0.first.map(dashes.contains) ?? false }
        let isDialogue = dashed.count { $0 } > 1
        return zip(lines, dashed).map { $0.hasPrefix(">>") || isDialogue && $1 }
    }
}

/// What looks like a name at the start of a line.
private struct WrittenLabel {
    var name: String
    /// Without what stands in parentheses behind it.
    var bareName: String
    var text: String
    /// In brackets, behind angles, with a part to play, or with a number that programs give: `Speaker 1`.
    var isCertain: Bool

    private static let longest = 50
    private static let mostWords = 5

    init?(_ line: String) {
        // Most lines hold none of these: `:`, `]`, and the first byte of `：`.
        guard line.utf8.contains(where: { [0x3A, 0x5D, 0xEF].contains($0) }) else { return nil }
        // Dashes and angles say that somebody else speaks; marks of direction say nothing.
        let rest = line.drop {
            "->•\u{200E}\u{200F}\u{202A}\u{202B}\u{FEFF}".contains($0) || TurnMark.dashes.contains($0)
                || $0.isWhitespace
        }
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
        self.init(name: name, text: after.trimmingBlanks, isCertain: line.hasPrefix(">>"))
    }

    private init(name: String, text: String, isCertain: Bool) {
        self.name = name
        self.text = text
        var (bareName, part) = (name, "")
        if let last = name.last, let start = name.firstIndex(where: { "([".contains($0) }), ")]".contains(last) {
            bareName = name[..<start].trimmingBlanks
            part = String(name[start...].dropFirst().dropLast())
        }
        self.bareName = bareName
        self.isCertain = isCertain || Self.isNumbered(name) || Self.parts.contains(part.folded)
    }

    /// `[Ada]: …`, and `[SPEAKER_00] …` as well: `[Music]` is no name.
    private static func inBrackets(_ line: Substring) -> WrittenLabel? {
        let inside = line.dropFirst().prefix(Self.longest)
        guard let end = inside.firstIndex(of: "]") else { return nil }
        let name = inside[..<end].trimmingBlanks
        var after = line[line.index(after: end)...].drop(while: \.isWhitespace)
        let hasColon = after.first == ":" || after.first == "："
        if hasColon { after = after.dropFirst() }
        guard hasColon || isNumbered(name) else { return nil }
        return WrittenLabel(name: name, text: after.trimmingBlanks, isCertain: true)
    }

    /// `SPEAKER_00`, `Speaker 1`, `Sprecher A`, `S2`.
    private static func isNumbered(_ name: String) -> Bool {
        let bytes = Array(name.utf8.suffix(longest))
        let digits = bytes.reversed().prefix { (0x30...0x39).contains($0) }.count
        guard (1...3).contains(digits) || digits == 0 && (0x41...0x5A).contains(bytes.last ?? 0) else { return false }
        var word = bytes.dropLast(max(digits, 1))
        if word == [UInt8(ascii: "S")] { return (1...2).contains(digits) }
        if let last = word.last, " _-".utf8.contains(last) { word.removeLast() }
        return numbered.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    private static let numbered: Set<String> = [
        "speaker", "spk", "spkr", "sprecher", "sprecherin", "locuteur", "hablante", "orador",
    ]

    /// In parentheses behind a name.
    private static let parts: Set<String> = [
        "host", "co-host", "cohost", "guest", "moderator", "narrator", "presenter", "interviewer", "interviewee",
        "producer",
        "caller", "panelist", "v.o.", "vo", "o.s.", "moderation", "moderatorin", "gast", "erzähler", "invité",
        "invitée",
        "invitado", "invitada", "ospite",
    ]

    /// Up to five words with capitals, small ones between them (`van`, `de`), `Dr.`, `J.`, anything in parentheses behind them; in a
    /// script without capitals any words.
    var isName: Bool {
        if Self.isNumbered(name) { return true }
        let words = bareName.split(whereSeparator: \.isWhitespace)
        guard (1...Self.mostWords).contains(words.count), let first = words.first, Self.isProper(first) else {
            return false
        }
        return words.dropFirst().allSatisfy {
            Self.isProper($0) || Self.particles.contains(String($0)) || Self.isNumber($0)
        }
    }

    private static func isNumber(_ word: Substring) -> Bool {
        let digits = word.first == "#" ? word.dropFirst() : word
        return digits.utf8.count < 4 && digits.isDigits
    }

    private static func isProper(_ word: Substring) -> Bool {
        guard let first = word.unicodeScalars.first, first.isLetter, !first.properties.isLowercase else { return false }
        return word.unicodeScalars.allSatisfy {
            $0.isLetter || $0.properties.numericType != nil || "'’.-_·/\u{200C}".unicodeScalars.contains($0)
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
        "season", "act", "scene", "verse", "psalm", "volume", "book", "track", "item", "topic", "version", "level",
        "stage",
        "phase", "round", "option", "case", "figure", "table", "slide", "page", "line", "question", "bonus", "moral",
        "twitter",
        "email", "e-mail", "website", "phone", "address", "applause", "laughter", "laughs", "laughing", "inaudible",
        "crosstalk", "silence", "noise",
        // What sentences begin with
        "so", "well", "yes", "no", "also", "plus", "again", "but", "and", "or", "then", "now", "here", "there", "wait",
        "look",
        "listen", "ok", "okay", "seriously", "honestly", "this", "that", "these", "those", "it", "he", "she", "they",
        "we", "you",
        "what", "why", "how", "when", "where", "who", "because", "if", "i", "und", "aber", "dann", "er", "sie", "wir",
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
