/// A small input that is meant to cost much time or memory: a site, a part of one, or a feed to import. Its size can be chosen.
public struct Bomb: Sendable {
    public let name: String
    /// The default number of repetitions of the pattern.
    public let count: Int
    /// The expected diagnostic; `nil` if the site is built without an error.
    public let answer: String?
    /// True if the cost grows exponentially with the count, so that half the count costs nearly nothing.
    private let isExponential: Bool
    /// The least number of bytes of its file `feed.xml`. Bytes that are not written take no space on the disk.
    let feedBytes: Int
    private let contents: @Sendable (Int) -> [String: [UInt8]]

    init(
        _ name: String, _ count: Int, says answer: String? = nil, isExponential: Bool = false, feedBytes: Int = 0,
        files contents: @escaping @Sendable (Int) -> [String: String]
    ) {
        self.name = name
        self.count = count
        self.feedBytes = feedBytes
        self.answer = answer
        self.isExponential = isExponential
        self.contents = { contents($0).mapValues { Array($0.utf8) } }
    }

    /// Creates a bomb that is the picture of an episode, in the text and on the card.
    init(picture name: String, _ count: Int, ending: String, _ picture: @escaping @Sendable (Int) -> [UInt8]) {
        self.name = "pictures: " + name
        self.count = count
        answer = nil
        isExponential = false
        feedBytes = 0
        let text = "---\ntitle: One\ndate: 2026-01-02\nimage: one.\(ending)\n---\n![One](one.\(ending))\n"
        contents = { [Self.episode: Array(text.utf8), "Content/episodes/one.\(ending)": picture($0)] }
    }

    /// Creates a bomb in the text of an episode. Cards do not show it, and painting them takes a third of a small build.
    init(text name: String, _ count: Int, says answer: String? = nil, _ text: @escaping @Sendable (Int) -> String) {
        self.init(name, count, says: answer) {
            [
                "Content/site.yml": Self.settings + "images: { cards: false }\n",
                Self.episode: Self.head + text($0) + "\n",
            ]
        }
    }

    /// The files of the site by path.
    public func files(_ count: Int) -> [String: [UInt8]] {
        contents(count).merging(["Content/site.yml": Array(Self.settings.utf8)]) { own, _ in own }
    }

    /// - Parameter scaling: True to include a quarter and a half of the count.
    public func counts(scaling: Bool) -> [Int] {
        guard scaling else { return [count] }
        return isExponential ? [count - 2, count - 1, count] : [count / 4, count / 2, count]
    }

    static let episode = "Content/episodes/001-one.md"
    static let head = "---\ntitle: One\ndate: 2026-01-02\n---\n"
    static let settings = "title: Bombs\nbaseURL: https://example.com/\n"

    /// A site of one line, for comparison.
    public static let none = Bomb(text: "one line", 0) { _ in "One line." }

    /// All that are not in ``pathological``.
    public static let others = texts + values + themes + sites + drawings + pictures + feeds
}

extension String {
    static func * (text: String, count: Int) -> String { String(repeating: text, count: Swift.max(count, 0)) }
}

/// Joins the texts for all numbers.
func joined(_ numbers: Range<Int>, _ text: (Int) -> String) -> String { numbers.map(text).joined() }

/// The number of lines of growing length that have this number of bytes together.
func side(_ area: Int) -> Int { Int((2 * Double(area)).squareRoot()) }
