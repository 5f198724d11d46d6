/// Speaker names at the start of lines, in files without voice tags: `Ada: …`, `[SPEAKER_00]: …`, `>> ADA: …`, `艾达：…`.
///
/// A sentence may begin in the same way (`Note: …`), so the whole file decides whether a name counts. Names count if
/// half of the cues begin with one, if two names repeat often, if two are in capitals among lower-case letters, or if
/// two people talk in one cue after dashes. A name in brackets, after angle brackets, with a role (`(host)`), with a
/// number from a program, or from the list of known people always counts.
struct SpeakerLabels {
    struct Label: Hashable {
        var name: String
        /// The text after the name, empty if the name is alone on its line.
        var text: String
    }

    private let known: Set<String>
    private var names: Set<String> = []

    /// - Parameters:
    ///   - cues: the lines of each cue.
    ///   - people: the names of possible speakers. Their first and last names count too.
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
            // With one labelled line, a lower-case letter means that it is a sentence.
            names.formUnion(labelled > 1 ? counts.keys.map(\.self) : counts.filter { $0.value.low == 0 }.map(\.key))
        } else if again.count > 1 {
            names.formUnion(again.keys)
        }
        if capitals.count > 1, !Self.isShouted(cues) { names.formUnion(capitals) }
    }

    /// Whether most cues have no lower-case letter.
    private static func isShouted(_ cues: [[String]]) -> Bool {
        cues.count { lines in !lines.contains { $0.unicodeScalars.contains { $0.properties.isLowercase } } } * 2
            > cues.count
    }

    /// The label of a line, or `nil` if it begins with text.
    func label(of line: String) -> Label? {
        guard let label = WrittenLabel(line), isSpeaker(label) else { return nil }
        return Label(name: label.name, text: label.text)
    }

    /// The label of a line that begins with a known name.
    func knownLabel(of line: String) -> Label? {
        guard let label = WrittenLabel(line), known.contains(label.bareName.folded) else { return nil }
        return Label(name: label.name, text: label.text)
    }

    private func isSpeaker(_ label: WrittenLabel) -> Bool {
        if known.contains(label.bareName.folded) { return true }
        return label.isName && !label.isAnnouncement && (label.isCertain || names.contains(label.name))
    }
}

/// Marks at the start of a line for a new speaker without a name.
enum TurnMark {
    static let dashes: Set<Character> = ["-", "–", "—"]

    /// Whether each line begins with a different speaker: `>> …`, or a dash if a second line has one too.
    static func starts(of lines: [String]) -> [Bool] {
        let dashed = lines.map { $0.first.map(dashes.contains) ?? false }
        let isDialogue = dashed.count { $0 } > 1
        return zip(lines, dashed).map { $0.hasPrefix(">>") || isDialogue && $1 }
    }
}

/// A possible name at the start of a line.
private struct WrittenLabel {
    var name: String
    /// The name without the text in parentheses after it.
    var bareName: String
    var text: String
    /// Whether the name is in brackets, after angle brackets, with a role, or with a number from a program: `Speaker
    /// 1`.
    var isCertain: Bool

    private static let longest = 50
    private static let mostWords = 5

    init?(_ line: String) {
        // Most lines have none of these bytes: `:`, `]`, and the first byte of `：`.
        guard line.utf8.contains(where: { [0x3A, 0x5D, 0xEF].contains($0) }) else { return nil }
        // Dashes and angle brackets mark a new speaker. Direction marks are ignored.
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
        // `https://` and `10:30` are not names.
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

    /// Reads `[Ada]: …` and `[SPEAKER_00] …`. `[Music]` is not a name.
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

    /// Whether a name is numbered: `SPEAKER_00`, `Speaker 1`, `Sprecher A`, `S2`.
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

    /// Roles in parentheses after a name.
    private static let parts: Set<String> = [
        "host", "co-host", "cohost", "guest", "moderator", "narrator", "presenter", "interviewer", "interviewee",
        "producer",
        "caller", "panelist", "v.o.", "vo", "o.s.", "moderation", "moderatorin", "gast", "erzähler", "invité",
        "invitée",
        "invitado", "invitada", "ospite",
    ]

    /// Whether this is a name: up to five capitalised words, lower-case words between them (`van`, `de`), `Dr.`, `J.`,
    /// and any text in parentheses after them. In a script without capitals, any words are a name.
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

    /// Whether the text begins with a lower-case letter, as a continued sentence does.
    var beginsLow: Bool {
        text.unicodeScalars.first { $0.isLetter || $0.properties.numericType != nil }?.properties.isLowercase ?? false
    }

    /// Whether the text begins with a word that announces something, in common languages: `Chapter Two: …`, `Step 1:
    /// …`.
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
        // Beginnings of sentences
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
    /// Whether this is a letter or a combining mark.
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark:
            true
        default: false
        }
    }
}
