import SiteEpisodes

/// The words that a theme itself says in one language, by key.
///
/// A key that the language does not have is taken from the language without its region, then from English.
package struct Words: Equatable, Sendable {
    /// A word that goes with a number, in the forms of the language that it is written in.
    struct Counted: Equatable, Sendable {
        var forms: [PluralRules.Category: String]
        var rules: PluralRules
    }

    /// BCP 47, as asked for.
    package let language: String
    private let texts: [String: String]
    private let counted: [String: Counted]
    let format: LanguageFormat
    /// For templates; made once, as every card refers to it.
    let value: TemplateValue

    init(
        _ texts: [String: String], counted: [String: Counted] = [:], format: LanguageFormat = LanguageFormat(),
        language: String = "en"
    ) {
        self.texts = texts
        self.counted = counted
        self.format = format
        self.language = language
        value = .map(texts.mapValues { .text($0) })
    }

    /// The text of a key; the key itself where no language has it, so that a page shows what is missing.
    package subscript(_ key: String) -> String { texts[key] ?? key }

    package var keys: Set<String> { Set(texts.keys).union(counted.keys) }

    /// A text with `{name}` replaced.
    func filled(_ key: String, _ values: KeyValuePairs<String, String>) -> String { self[key].filled(values) }

    /// `1 picture`, `24 pictures`.
    func pictures(_ count: Int) -> String { self.count("pictureCount", count) }

    /// `1 episode`, `24 episodes`.
    package func episodes(_ count: Int) -> String { self.count("episodeCount", count) }

    /// The form of a word that goes with a number, with the number in it.
    func count(_ key: String, _ number: Int) -> String {
        let word = counted[key]
        let form = word.flatMap { $0.forms[$0.rules.category(of: number)] ?? $0.forms[.other] }
        return (form ?? self[key]).filled(["n": format.number(number)])
    }
}

/// Times and sizes in words.
extension Words {
    /// `2 September 2026`
    package func day(_ date: ZonedDate) -> String { format.day(date.civil) }

    /// `4:05`, in the digits of the language.
    func clock(_ time: PlayTime) -> String { format.localized(time.clockText) }

    /// As people say it: `45 s`, `4 min`, `1 h 2 min`. Seconds count from half a minute on.
    func spoken(_ time: PlayTime) -> String {
        if time.seconds < 60 { return count("seconds", time.seconds) }
        let minutes = (time.seconds + 30) / 60
        if minutes < 60 { return count("minutes", minutes) }
        let hours = count("hours", minutes / 60)
        if minutes % 60 == 0 { return hours }
        return filled("hoursAndMinutes", ["hours": hours, "minutes": count("minutes", minutes % 60)])
    }

    /// `24 MB`, `310 kB`: powers of ten, as download lists give them.
    func bytes(_ bytes: Int) -> String {
        bytes < 1_000_000
            ? count("kilobytes", max(1, (bytes + 500) / 1000)) : count("megabytes", (bytes + 500_000) / 1_000_000)
    }
}
