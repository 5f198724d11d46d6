/// Which episodes have a word, for all words of a site.
struct SearchPostings {
    struct Posting: Hashable {
        /// In the order of the catalog, from 0.
        var episode: Int
        /// How much the episode is about the word, from 1 to 31.
        var weight: Int
        /// Among the episode's passages, from 0.
        var passage: Int
    }

    /// A word with its episodes, the number of which may be larger than that of the postings kept.
    struct Word: Hashable {
        var term: String
        var count: Int
        var postings: [Posting]
    }

    /// Of a word that is nearly everywhere no more than this are kept: the episodes that are most about it.
    static let most = 1000

    /// Sorted as JavaScript sorts strings.
    let words: [Word]

    /// - Returns: Without words when the task is cancelled.
    init(_ entries: [SearchEntry], most: Int = most) {
        let average = max(entries.reduce(0) { $0 + $1.length } / max(entries.count, 1), 1)
        var found: [String: [Posting]] = [:]
        for (number, entry) in entries.enumerated() {
            if Task.isCancelled { break }
            // The longer an episode, the less one word says about it.
            let half = 6 + 6 * entry.length / average
            for (term, occurrence) in entry.terms {
                let weight = occurrence.weight + min(occurrence.bodyWeight, 14)
                found[term, default: []].append(
                    Posting(episode: number, weight: 1 + 30 * weight / (weight + half), passage: occurrence.passage))
            }
        }
        guard !Task.isCancelled else {
            words = []
            return
        }
        words = found.map { term, postings in
            Word(term: term, count: postings.count, postings: Self.best(postings, most))
        }.sorted { $0.term.utf16.lexicographicallyPrecedes($1.term.utf16) }
    }

    private static func best(_ postings: [Posting], _ most: Int) -> [Posting] {
        guard postings.count > most else { return postings }
        let best = postings.sorted { ($1.weight, $0.episode) < ($0.weight, $1.episode) }.prefix(most)
        return best.sorted { $0.episode < $1.episode }
    }
}

extension [SearchPostings.Posting] {
    /// Three numbers for each: how many episodes further, weight, passage. A number is written in digits of five bits, the
    /// lowest first; the sixth bit says that another digit follows.
    var code: String {
        var bytes: [UInt8] = []
        var last = 0
        for posting in self {
            bytes.append(searchNumber: posting.episode - last)
            bytes.append(searchNumber: posting.weight)
            bytes.append(searchNumber: posting.passage)
            last = posting.episode
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    fileprivate mutating func append(searchNumber number: Int) {
        var rest = number
        repeat {
            let digit = rest & 31
            rest >>= 5
            append(Self.digits[rest > 0 ? digit | 32 : digit])
        } while rest > 0
    }
}
