import SiteDiagnostics
import SiteEpisodes
import Testing

@testable import SiteTheming

@Suite struct WordBookTests {
    private static func book(_ files: [String: String], over other: ThemeFolder? = defaultTheme) -> (
        book: Vocabulary, diagnostics: [Diagnostic]
    ) {
        let own = themeFolder(
            "Themes/Plain", Dictionary(uniqueKeysWithValues: files.map { ("words/\($0.key).yml", $0.value) }))
        var diagnostics: [Diagnostic] = []
        let book = Vocabulary([own] + [other].compactMap(\.self), &diagnostics)
        return (book, diagnostics)
    }

    private static let languages = ["ar", "de", "en", "es", "fa", "fr", "ja", "zh"]

    /// Every word in every plural form of the language is correct.
    @Test(arguments: languages)
    func theDefaultThemeSpeaks(language: String) {
        let (book, diagnostics) = Self.book([:])
        #expect(diagnostics.isEmpty)
        #expect(book.hints(for: [language]).isEmpty)
        #expect(book.words(for: language).keys == book.words(for: "en").keys)
        #expect(book.name(of: language) != language)
    }

    @Test(arguments: [
        ("en", "1 episode", "1,204 episodes", "2 September 2026", "1 h 2 min", "24 MB"),
        ("en-GB", "1 episode", "1,204 episodes", "2 September 2026", "1 h 2 min", "24 MB"),
        ("de", "1 Folge", "1.204 Folgen", "2. September 2026", "1 Std. 2 Min.", "24 MB"),
        ("fr", "1 épisode", "1\u{202F}204 épisodes", "2 septembre 2026", "1 h 2 min", "24 Mo"),
        ("es", "1 episodio", "1204 episodios", "2 de septiembre de 2026", "1 h 2 min", "24 MB"),
        ("fa", "۱ قسمت", "۱٬۲۰۴ قسمت", "۲ سپتامبر ۲۰۲۶", "۱ ساعت و ۲ دقیقه", "۲۴ مگابایت"),
        ("ar", "حلقة واحدة", "١٬٢٠٤ حلقات", "٢ سبتمبر ٢٠٢٦", "١ س ٢ د", "٢٤ م.ب"),
        ("ja", "エピソード1本", "エピソード1,204本", "2026年9月2日", "1時間2分", "24 MB"),
        ("zh-Hant-TW", "1 集", "1,204 集", "2026年9月2日", "1 小时 2 分钟", "24 MB"),
        // An unknown language: English words, and a date that everyone can read.
        ("nl", "1 episode", "1204 episodes", "2026-09-02", "1 h 2 min", "24 MB"),
    ])
    func numbersAndDays(
        language: String, one: String, many: String, day: String, duration: String, bytes: String
    ) throws {
        let words = Self.book([:]).book.words(for: language)
        #expect(words.episodes(1) == one)
        #expect(words.episodes(1204) == many)
        #expect(words.format.day(try CalendarDate(parsing: "2026-09-02")) == day)
        #expect(words.spoken(PlayTime(seconds: 3723)) == duration)
        #expect(words.bytes(24_000_000) == bytes)
    }

    @Test(arguments: [(0, "0 s"), (45, "45 s"), (89, "1 min"), (245, "4 min"), (3599, "1 h"), (3723, "1 h 2 min")])
    func durations(seconds: Int, spoken: String) {
        #expect(Self.book([:]).book.words(for: "en").spoken(PlayTime(seconds: seconds)) == spoken)
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1234, "-1,234")])
    func groups(number: Int, text: String) {
        #expect(Self.book([:]).book.words(for: "en").format.number(number) == text)
    }

    /// An English word uses English plural rules, whatever the page's language is.
    @Test func missingWordsAreEnglishInTheirForms() {
        let (book, _) = Self.book(["ja": "next: x\n", "xx": "format: { plural: { one: n = 0..1 } }\n"])
        #expect(book.words(for: "xx").episodes(0) == "0 episodes")
        #expect(book.words(for: "xx")["next"] == "Next")
        #expect(book.words(for: "ja")["next"] == "x")
        #expect(book.words(for: "ja")["previous"] == "前へ")
    }

    @Test(arguments: [
        ("nxt: a\n", ["Themes/Plain/words/de.yml:1:1: words.unknown-word"]),
        ("place: Folge {n}\n", ["Themes/Plain/words/de.yml:1:1: words.placeholder"]),
        ("place: \"{m} von {n} von {count}\"\n", ["Themes/Plain/words/de.yml:1:1: words.placeholder"]),
        ("next: [a]\n", ["Themes/Plain/words/de.yml:1:7: words.wrong-value"]),
        ("episodeCount: { once: \"{n}\" }\n", ["Themes/Plain/words/de.yml:1:17: words.wrong-value"]),
        ("format: { plural: { one: n is 1 } }\n", ["Themes/Plain/words/de.yml:1:21: words.wrong-value"]),
        ("format: { plural: { once: n = 1 } }\n", ["Themes/Plain/words/de.yml:1:21: words.wrong-value"]),
        ("format: { digits: abc }\n", ["Themes/Plain/words/de.yml:1:19: words.wrong-value"]),
        ("format: { months: [a, b] }\n", ["Themes/Plain/words/de.yml:1:19: words.wrong-value"]),
        ("format: { dat: x }\n", ["Themes/Plain/words/de.yml:1:11: theme.unknown-key"]),
        ("next: Weiter\nformat: { group: '.' }\n", []),
    ])
    func slips(text: String, expected: [String]) {
        #expect(Self.book(["de": text]).diagnostics.map(\.place) == expected)
    }

    @Test func whatIsMissingIsListedForDesigners() {
        let english = "next: Next\nall: All\nepisodeCount: { one: a, other: b }\nformat: { plural: { one: n = 1 } }\n"
        let (book, _) = Self.book(
            ["en": english, "pl": "next: Dalej\nepisodeCount: { other: c }\nformat: { plural: { few: n = 2 } }\n"],
            over: nil)
        let hints = book.hints(for: ["en", "pl", "nl", "nl-BE"])
        #expect(hints.map(\.id) == ["words.no-language", "words.missing"])
        #expect(hints.map(\.severity) == [.hint, .hint])
        #expect(hints[0].message == "the theme has no words in 'nl', so English words are used")
        #expect(hints[1].message == "these words are missing: all, episodeCount.few")
    }

    @Test(arguments: [("{n} von {count}", "2 von {n}"), ("{x} {n", "{x} {n"), ("}{n}{", "}2{"), ("", "")])
    func fillingIsDoneOnce(pattern: String, expected: String) {
        #expect(pattern.filled(["n": "2", "count": "{n}"]) == expected)
    }
}
