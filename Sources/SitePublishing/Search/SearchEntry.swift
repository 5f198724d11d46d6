import SiteEpisodes

/// The words of one episode or page with their weights, and the texts that results show.
///
/// Entries do not depend on each other, so that many can be made side by side.
package struct SearchEntry: Sendable {
    struct Occurrence: Sendable {
        /// The sum of the weights of the word's places outside the body.
        var weight = 0
        /// The weight of the word in notes and transcript. It is limited, because a long talk is not more relevant.
        var bodyWeight = 0
        /// The index of the first passage that contains the word; 0 if only the title and names contain it.
        var passage: Int

        mutating func count(_ worth: Int, inBody isBody: Bool, at passage: Int) {
            guard isBody else {
                weight += worth
                return
            }
            // If both a title and the body contain the word, the result shows the passage of the body.
            if self.passage == 0, bodyWeight == 0 { self.passage = passage }
            bodyWeight += worth
        }
    }

    /// The weight of a word, depending on the place where it stands.
    private enum Place: Int {
        case title = 24
        case name = 10
        case summary = 8
        case notes = 2
        case speech = 1
    }

    let address: Address
    let title: String
    /// `2026-09-02`; empty without a date.
    let day: String
    /// The date as pages write it.
    let dayInWords: String
    private(set) var passages: [SearchPassage] = []
    private(set) var terms: [String: Occurrence] = [:]
    /// The language as a BCP 47 tag.
    let language: String
    /// Words that have lost accents in the index, in lower case with their accents, by the word of the index.
    private(set) var spellings: [String: String] = [:]
    /// The number of words, used to compare long and short episodes.
    private(set) var length = 0

    /// - Parameters:
    ///   - notes: The rendered body.
    ///   - transcript: The transcript, if the episode has a readable one.
    ///   - dayInWords: The date as pages write it.
    package init(_ episode: Episode, notes html: [UInt8], transcript: ReadableTranscript?, dayInWords: String?) {
        address = episode.address
        title = episode.title
        language = episode.language
        day = episode.date?.dayText ?? ""
        self.dayInWords = dayInWords ?? day
        // Notes of usual length have about this number of different words.
        terms.reserveCapacity(150)
        add(episode.title, .title)
        for text in [episode.number?.text].compactMap(\.self) { add(text, .name) }
        for kind in TermKind.allCases { for term in episode.terms(kind) { add(term.name, .name) } }
        for text in [episode.subtitle, episode.summary].compactMap(\.self) {
            add(SearchPassage(text: text), .summary)
        }
        for passage in SearchPassage.passages(ofHTML: html) { add(passage, .notes) }
        for chapter in episode.chapters where chapter.isListed {
            add(SearchPassage(text: chapter.title, seconds: chapter.start.seconds), .summary)
        }
        for passage in transcript.map(SearchPassage.passages) ?? [] { add(passage, .speech) }
    }

    /// - Parameter html: The rendered body.
    public init(_ page: Page, notes html: [UInt8]) {
        address = page.address
        title = page.title
        language = page.language
        day = ""
        dayInWords = ""
        add(page.title, .title)
        for text in [page.subtitle, page.summary].compactMap(\.self) { add(SearchPassage(text: text), .summary) }
        for passage in SearchPassage.passages(ofHTML: html) { add(passage, .notes) }
    }

    private mutating func add(_ passage: SearchPassage, _ place: Place) {
        guard !passage.text.isEmpty else { return }
        passages.append(passage)
        add(passage.text, place)
    }

    private mutating func add(_ text: String, _ place: Place) {
        let passage = max(passages.count - 1, 0)
        let isBody = place == .notes || place == .speech
        SearchTerms.each(in: text) { term, isPart in
            if !isPart { length += 1 }
            terms[term, default: Occurrence(passage: passage)].count(place.rawValue, inBody: isBody, at: passage)
        }
        SearchTerms.eachWithAccents(in: text) { word in
            let term = LetterFolding.folded(word)
            if term != word, terms[term] != nil { spellings[term] = word }
        }
    }
}
