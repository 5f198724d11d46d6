/// For each word of a site, the episodes that contain it.
struct SearchPostings {
    struct Posting: Hashable {
        /// The position in the catalog, from 0.
        var episode: Int
        /// The relevance of the word for the episode, from 1 to 31.
        var weight: Int
        /// The position among the episode's passages, from 0.
        var passage: Int
    }

    /// A word with its postings. The count may be larger than the number of postings that are kept.
    struct Word: Hashable {
        var term: String
        var count: Int
        var postings: [Posting]
    }

    /// The maximum number of postings per word. For more frequent words, the most relevant episodes are kept.
    static let most = 1000

    /// Sorted as JavaScript sorts strings.
    let words: [Word]

    /// - Returns: Postings without words if the task is cancelled.
    init(_ entries: [SearchEntry], most: Int = most) {
        let average = max(entries.reduce(0) { $0 + $1.length } / max(entries.count, 1), 1)
        var found: [String: [Posting]] = [:]
        for (number, entry) in entries.enumerated() {
            if Task.isCancelled { break }
            // A single occurrence counts less in a longer episode.
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
    /// Three numbers per posting: the distance to the previous episode, the weight and the passage. Each number is
    /// written in digits of five bits, lowest first. The sixth bit is set if another digit follows.
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
