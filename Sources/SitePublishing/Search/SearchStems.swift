import SiteEpisodes
import SiteMarkup

/// The words of one language by their stems, so that a query finds other forms of its words.
///
/// A browser has no stemmer. It takes endings of the language off a word and looks for the rest among the keys.
struct SearchStems {
    /// Stems, and words whose stem no ending leads to; each with all words of the stem.
    private var families: [String: Set<String>] = [:]
    /// The code of the language.
    let language: String
    /// The endings, with the letters that the stem has in their place after `>`.
    var endings: String { StemEndings.byLanguage[language] ?? "" }

    /// - Parameters:
    ///   - words: Folded words, as the index has them.
    ///   - spellings: The words with accents, by folded word. Other words have none.
    /// - Returns: `nil` if libstemmer has no algorithm for the language.
    init?(_ words: some Sequence<String>, spellings: [String: String], language: String) {
        guard let stemmer = Stemmer(language: language) else { return nil }
        self.language = language
        let endings = Set(self.endings.split(separator: " ").map(String.init))
        var stems: [String: String] = [:]
        for word in words where word.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || !$0.isASCII }) {
            let stem = LetterFolding.folded(stemmer.stem(of: spellings[word] ?? word))
            if stem.isEmpty { continue }
            families[stem, default: []].insert(word)
            if stem != word, !endings.contains(Self.ending(of: word, stem: stem)) { stems[word] = stem }
        }
        let ownFamilies = families
        for (word, stem) in stems { families[word, default: []].formUnion(ownFamilies[stem] ?? []) }
    }

    /// `y>i` for `study`, whose stem is `studi`.
    private static func ending(of word: String, stem: String) -> String {
        let (wordEnd, stemEnd) = differentEnds(word, stem)
        return String(wordEnd) + (stemEnd.isEmpty ? "" : ">" + String(stemEnd))
    }

    /// The ends of two words, after their common beginning.
    private static func differentEnds(
        _ one: String, _ other: String
    ) -> (Substring.UnicodeScalarView, Substring.UnicodeScalarView) {
        var (one, other) = (one.unicodeScalars[...], other.unicodeScalars[...])
        while let first = one.first, first == other.first {
            one.removeFirst()
            other.removeFirst()
        }
        return (one, other)
    }

    /// The files of the language, with keys and families by turns: `studi`, `1y es`. The number says how many UTF-16 code
    /// units at the end of the key go. The letters follow them.
    func list(size: Int) -> SearchIndex.List {
        var shards = SearchShards<String>(size: size)
        for (key, words) in families.sorted(by: { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }) {
            let ends = words.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }.map { word -> String in
                let (wordEnd, keyEnd) = Self.differentEnds(word, key)
                let dropped = String(keyEnd).utf16.count
                return (dropped == 0 ? "" : "\(dropped)") + String(wordEnd)
            }
            var json = JSONWriter(.line)
            json.append(key)
            json.append(ends.joined(separator: " "))
            shards.append(key, json.bytes)
        }
        return shards.list("stems-" + language) { $0.append($1) }
    }
}

extension SearchStems {
    /// The stems of all languages in which entries are written.
    ///
    /// - Parameter words: All words of the index.
    static func all(_ words: some Sequence<String>, of entries: [SearchEntry]) -> [SearchStems] {
        let byLanguage = Dictionary(grouping: entries) { Stemmer.code(of: $0.language) }
        return byLanguage.keys.sorted().compactMap { language in
            let own = byLanguage[language] ?? []
            var spellings: [String: String] = [:]
            for entry in own { spellings.merge(entry.spellings) { min($0, $1) } }
            if byLanguage.count == 1 { return SearchStems(words, spellings: spellings, language: language) }
            let words = own.reduce(into: Set<String>()) { $0.formUnion($1.terms.keys) }
            return SearchStems(words, spellings: spellings, language: language)
        }
    }
}
