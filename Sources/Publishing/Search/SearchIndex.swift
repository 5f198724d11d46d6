import Episodes
import Markup

/// The files that the search in the browser reads. Their format is described in `Themes/search.md`.
public enum SearchIndex {
    /// Where all of it lies.
    public static let folder = Address([Slug("search")])
    /// What a browser loads first.
    public static let address = Address(file: "search/index.json")

    /// Sizes in bytes, before compression, of the files of one kind.
    struct Sizes {
        var words = 16_384
        var postings = 16_384
        var episodes = 4_096
        var passages = 8_192
        /// Long transcripts make larger files rather than very many.
        var mostPassageFiles = 8_000
    }

    /// What a search leads by, and what it shows: neither needs the other.
    public enum Part: CaseIterable, Sendable {
        case words, texts
    }

    /// Files of one kind.
    public struct List: Sendable {
        let name: String
        let files: [[UInt8]]
        /// What each file begins with.
        let starts: JSONValue
    }

    /// - Parameter entries: Of the published episodes, newest first.
    /// - Returns: No file for a site without episodes.
    public static func files(_ entries: [SearchEntry]) -> [PublishedFile] { files(entries, sizes: Sizes()) }

    static func files(_ entries: [SearchEntry], sizes: Sizes) -> [PublishedFile] {
        files(Part.allCases.flatMap { lists(of: $0, in: entries, sizes: sizes) }, of: entries)
    }

    /// - Parameter lists: Those of all parts, in the order of the parts.
    public static func files(_ lists: [List], of entries: [SearchEntry]) -> [PublishedFile] {
        guard !entries.isEmpty else { return [] }
        let starts = lists.map { JSONValue.Member(key: $0.name, value: $0.starts) }
        let head: [JSONValue.Member] = [
            .init(key: "version", value: .integer(1)),
            // Names the state of all files, so that a browser never mixes those of two builds.
            .init(key: "state", value: .string(stamp(of: lists.flatMap(\.files)))),
            .init(key: "count", value: .integer(entries.count)),
        ]
        return [file("index", JSONValue.object(head + starts).document)]
            + lists.flatMap { list in list.files.enumerated().map { file("\(list.name)-\($0.offset)", $0.element) } }
    }

    /// - Returns: Not all of them when the task is cancelled.
    public static func lists(of part: Part, in entries: [SearchEntry]) -> [List] {
        lists(of: part, in: entries, sizes: Sizes())
    }

    private static func lists(of part: Part, in entries: [SearchEntry], sizes: Sizes) -> [List] {
        switch part {
        case .words: words(of: entries, sizes)
        case .texts: texts(of: entries, sizes)
        }
    }

    private static func words(of entries: [SearchEntry], _ sizes: Sizes) -> [List] {
        let words = SearchPostings(entries).words
        var forward = SearchShards<String>(size: sizes.words)
        var postings = SearchShards<String>(size: sizes.postings)
        for word in words {
            if Task.isCancelled { return [] }
            forward.append(word.term, json(word.term) + [UInt8(ascii: ",")] + String(word.count).utf8)
            postings.append(word.term, json(word.term) + [UInt8(ascii: ",")] + json(word.postings.code))
        }
        var backward = SearchShards<String>(size: sizes.words)
        for term in words.map({ String(String.UnicodeScalarView($0.term.unicodeScalars.reversed())) })
            .sorted(by: { $0.utf16.lexicographicallyPrecedes($1.utf16) })
        {
            backward.append(term, json(term))
        }
        return [
            forward.list("words") { .string($0) }, backward.list("back") { .string($0) },
            postings.list("terms") { .string($0) },
        ]
    }

    private static func texts(of entries: [SearchEntry], _ sizes: Sizes) -> [List] {
        var episodes = SearchShards<Int>(size: sizes.episodes)
        let passageBytes = entries.reduce(0) { $1.passages.reduce($0) { $0 + $1.text.utf8.count } }
        var passages = SearchShards<Int>(size: max(sizes.passages, passageBytes / sizes.mostPassageFiles))
        var passageCount = 0
        for (number, entry) in entries.enumerated() {
            if Task.isCancelled { return [] }
            episodes.append(number, entry.json(firstPassage: passageCount))
            for passage in entry.passages {
                passages.append(passageCount, passage.json)
                passageCount += 1
            }
        }
        return [episodes.list("episodes") { .integer($0) }, passages.list("texts") { .integer($0) }]
    }

    private static func file(_ name: String, _ bytes: [UInt8]) -> PublishedFile {
        PublishedFile(
            address: Address(file: "search/\(name).json"), bytes: bytes, mediaType: MediaType(ofPath: "index.json"),
            source: .made("the search index"))
    }

    /// 64 bits of FNV-1a.
    private static func stamp(of files: [[UInt8]]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in files { for byte in file { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
        return String(hash, radix: 36)
    }
}

private func json(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(json: PlainText(text))
    return bytes
}

extension SearchPassage {
    /// The text alone, or moment and text.
    fileprivate var json: [UInt8] {
        guard let seconds else { return Publishing.json(text) }
        return Array("[\(seconds),".utf8) + Publishing.json(text) + [UInt8(ascii: "]")]
    }
}

extension SearchEntry {
    /// Link from the site's root, title, day, and how many passages all episodes before have together.
    fileprivate func json(firstPassage: Int) -> [UInt8] {
        var bytes = [UInt8(ascii: "[")]
        bytes.append(json: PlainText(address.link(from: .home)))
        bytes.append(UInt8(ascii: ","))
        bytes.append(json: PlainText(title))
        bytes += ",".utf8
        bytes.append(json: PlainText(day))
        bytes += ",".utf8
        bytes.append(json: PlainText(dayInWords))
        return bytes + ",\(firstPassage)]".utf8
    }
}
