import SiteEpisodes

/// What one episode brings to the search: its words with their weights, and the texts that results show.
///
/// Made by itself for each episode, so that many can be made side by side.
package struct SearchEntry: Sendable {
    struct Occurrence: Sendable {
        /// By where the word stands and how often.
        var weight = 0
        /// What is written or said in notes and transcript counts up to a limit: who talks much is not more about it.
        var bodyWeight = 0
        /// The first passage that has the word; 0 where only title and names do.
        var passage: Int

        mutating func count(_ worth: Int, inBody isBody: Bool, at passage: Int) {
            guard isBody else {
                weight += worth
                return
            }
            // A word of title or tag that the text has too is shown where the text has it.
            if self.passage == 0, bodyWeight == 0 { self.passage = passage }
            bodyWeight += worth
        }
    }

    /// What a word weighs by its place.
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
    /// As pages write it.
    let dayInWords: String
    private(set) var passages: [SearchPassage] = []
    private(set) var terms: [String: Occurrence] = [:]
    /// In words, for comparing long episodes with short ones.
    private(set) var length = 0

    /// - Parameters:
    ///   - notes: The rendered body.
    ///   - transcript: What is said, where a file tells.
    ///   - dayInWords: Its day as pages write it.
    package init(_ episode: Episode, notes html: [UInt8], transcript: ReadableTranscript?, dayInWords: String?) {
        address = episode.address
        title = episode.title
        day = episode.date?.dayText ?? ""
        self.dayInWords = dayInWords ?? day
        // About as many different words as notes of an ordinary length have.
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
    }
}
