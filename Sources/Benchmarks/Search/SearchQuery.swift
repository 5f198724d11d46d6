import BenchmarkSites

/// A typed query, and the reason why it is measured.
struct SearchQuery {
    var name: String
    var text: String

    /// The first query includes the time to load scripts and index.
    static let all = [
        SearchQuery(name: "a word of some episodes", text: RareWords.word(2_000)),
        SearchQuery(name: "a word of most episodes", text: RareWords.word(3)),
        SearchQuery(name: "a rare word", text: RareWords.word(30_000)),
        SearchQuery(name: "three letters", text: String(RareWords.word(500).prefix(3))),
        SearchQuery(name: "two words", text: "\(RareWords.word(100)) \(RareWords.word(900))"),
        SearchQuery(name: "a slip", text: RareWords.word(7_000).replacing("a", with: "y", maxReplacements: 1)),
        SearchQuery(name: "a title", text: "4321: layout"),
    ]
}
