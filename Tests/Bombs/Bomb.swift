/// A small input that is meant to cost much time or memory: a site, a part of one, or a feed to import, of a size that can be chosen.
public struct Bomb: Sendable {
    public let name: String
    /// How many times its pattern stands in it where nobody asks for another number.
    public let count: Int
    /// What is said about it; `nil` where it is built without an error.
    public let answer: String?
    /// Whether it grows by powers of its count: half of that is nearly nothing.
    private let isExponential: Bool
    /// Bytes that its file `feed.xml` has at least. Those that nothing is written into take no room.
    let feedBytes: Int
    private let contents: @Sendable (Int) -> [String: String]

    init(
        _ name: String, _ count: Int, says answer: String? = nil, isExponential: Bool = false, feedBytes: Int = 0,
        files contents: @escaping @Sendable (Int) -> [String: String]
    ) {
        self.name = name
        self.count = count
        self.feedBytes = feedBytes
        self.answer = answer
        self.isExponential = isExponential
        self.contents = contents
    }

    /// In the text of an episode.
    init(text name: String, _ count: Int, says answer: String? = nil, _ text: @escaping @Sendable (Int) -> String) {
        self.init(name, count, says: answer) { [Self.episode: Self.head + text($0) + "\n"] }
    }

    /// The files of the site, by their paths.
    public func files(_ count: Int) -> [String: String] {
        contents(count).merging(["Content/site.yml": Self.settings]) { own, _ in own }
    }

    /// - Parameter scaling: whether a quarter and a half are wanted, too.
    public func counts(scaling: Bool) -> [Int] {
        guard scaling else { return [count] }
        return isExponential ? [count - 2, count - 1, count] : [count / 4, count / 2, count]
    }

    static let episode = "Content/episodes/001-one.md"
    static let head = "---\ntitle: One\ndate: 2026-01-02\n---\n"
    static let settings = "title: Bombs\nbaseURL: https://example.com/\n"

    /// A site of one line, to compare with.
    public static let none = Bomb(text: "one line", 0) { _ in "One line." }

    /// All that are not in ``pathological``.
    public static let others = texts + values + themes + sites + drawings + feeds
}

extension String {
    static func * (text: String, count: Int) -> String { String(repeating: text, count: Swift.max(count, 0)) }
}

/// One text for each number, one behind the other.
func joined(_ numbers: Range<Int>, _ text: (Int) -> String) -> String { numbers.map(text).joined() }

/// How many lines of growing length have so many bytes together.
func side(_ area: Int) -> Int { Int((2 * Double(area)).squareRoot()) }
