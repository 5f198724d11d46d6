import SiteEpisodes

/// The words of a theme in one language, by key.
///
/// A key that the language does not have is taken from the language without its region, then from English.
package struct Words: Equatable, Sendable {
    /// A word with plural forms, with the rules of its language.
    struct Counted: Equatable, Sendable {
        var forms: [PluralRules.Category: String]
        var rules: PluralRules
    }

    /// The requested language, as a BCP 47 tag.
    package let language: String
    private let texts: [String: String]
    private let counted: [String: Counted]
    let format: LanguageFormat
    /// The words as a template value, made once, because every card refers to it.
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

    /// The text of a key. A missing key is returned itself, so that the page shows it.
    package subscript(_ key: String) -> String { texts[key] ?? key }

    package var keys: Set<String> { Set(texts.keys).union(counted.keys) }

    /// The text of a key with each `{name}` replaced.
    func filled(_ key: String, _ values: KeyValuePairs<String, String>) -> String { self[key].filled(values) }

    /// The text `1 picture` or `24 pictures`.
    func pictures(_ count: Int) -> String { self.count("pictureCount", count) }

    /// The text `1 episode` or `24 episodes`.
    package func episodes(_ count: Int) -> String { self.count("episodeCount", count) }

    /// The plural form of a word for a number, with the number in it.
    func count(_ key: String, _ number: Int) -> String {
        let word = counted[key]
        let form = word.flatMap { $0.forms[$0.rules.category(of: number)] ?? $0.forms[.other] }
        return (form ?? self[key]).filled(["n": format.number(number)])
    }
}

/// Times and sizes as text.
extension Words {
    /// The date as text: `2 September 2026`.
    package func day(_ date: ZonedDate) -> String { format.day(date.civil) }

    /// The time in the language's digits: `4:05`.
    func clock(_ time: PlayTime) -> String { format.localized(time.clockText) }

    /// The time as people say it: `45 s`, `4 min`, `1 h 2 min`. From one minute on, it is rounded to minutes.
    func spoken(_ time: PlayTime) -> String {
        if time.seconds < 60 { return count("seconds", time.seconds) }
        let minutes = (time.seconds + 30) / 60
        if minutes < 60 { return count("minutes", minutes) }
        let hours = count("hours", minutes / 60)
        if minutes % 60 == 0 { return hours }
        return filled("hoursAndMinutes", ["hours": hours, "minutes": count("minutes", minutes % 60)])
    }

    /// The size in powers of ten, as in download lists: `24 MB`, `310 kB`.
    func bytes(_ bytes: Int) -> String {
        bytes < 1_000_000
            ? count("kilobytes", max(1, (bytes + 500) / 1000)) : count("megabytes", (bytes + 500_000) / 1_000_000)
    }
}
