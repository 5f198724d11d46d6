/// A small input that is meant to cost much time or memory: a site, or a part of one, of a size that can be chosen.
public struct Bomb: Sendable {
    public let name: String
    /// How many times its pattern stands in it where nobody asks for another number.
    public let count: Int
    /// What is said about it; `nil` where it is built without an error.
    public let answer: String?
    /// Whether it grows by powers of its count: half of that is nearly nothing.
    private let isExponential: Bool
    private let contents: @Sendable (Int) -> [String: [UInt8]]

    init(
        _ name: String, _ count: Int, says answer: String? = nil, isExponential: Bool = false,
        files contents: @escaping @Sendable (Int) -> [String: String]
    ) {
        self.name = name
        self.count = count
        self.answer = answer
        self.isExponential = isExponential
        self.contents = { contents($0).mapValues { Array($0.utf8) } }
    }

    /// As the picture of an episode, in the text and on the card.
    init(picture name: String, _ count: Int, ending: String, _ picture: @escaping @Sendable (Int) -> [UInt8]) {
        self.name = "pictures: " + name
        self.count = count
        answer = nil
        isExponential = false
        let text = "---\ntitle: One\ndate: 2026-01-02\nimage: one.\(ending)\n---\n![One](one.\(ending))\n"
        contents = { [Self.episode: Array(text.utf8), "Content/episodes/one.\(ending)": picture($0)] }
    }

    /// In the text of an episode.
    init(text name: String, _ count: Int, says answer: String? = nil, _ text: @escaping @Sendable (Int) -> String) {
        self.init(name, count, says: answer) { [Self.episode: Self.head + text($0) + "\n"] }
    }

    /// The files of the site, by their paths.
    public func files(_ count: Int) -> [String: [UInt8]] {
        contents(count).merging(["Content/site.yml": Array(Self.settings.utf8)]) { own, _ in own }
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
    public static let others = texts + values + themes + sites + drawings + pictures
}

extension String {
    static func * (text: String, count: Int) -> String { String(repeating: text, count: Swift.max(count, 0)) }
}

/// One text for each number, one behind the other.
func joined(_ numbers: Range<Int>, _ text: (Int) -> String) -> String { numbers.map(text).joined() }

/// How many lines of growing length have so many bytes together.
func side(_ area: Int) -> Int { Int((2 * Double(area)).squareRoot()) }
