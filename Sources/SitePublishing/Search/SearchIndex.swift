import SiteEpisodes
import SiteMarkup
import SiteMediaFacts

/// The files that the search in the browser reads. `Content/manual/search.md` describes their format.
package enum SearchIndex {
    /// The folder of all search files.
    package static let folder = Address([Slug("search")])
    /// The file that a browser loads first.
    package static let address = Address(file: "search/index.json")

    /// The target sizes of the files of one kind, in bytes before compression.
    package struct Sizes: Sendable {
        var words = 16_384
        var postings = 16_384
        var episodes = 4_096
        var passages = 8_192
        /// The maximum number of passage files. Longer transcripts make larger files instead of more files.
        var mostPassageFiles = 8_000
    }

    /// The two parts of the index: words to find, and texts to show. They can be made independently.
    package enum Part: CaseIterable, Sendable {
        case words, texts
    }

    /// The files of one kind.
    package struct List: Sendable {
        let name: String
        let files: [[UInt8]]
        /// Writes the first key of each file.
        let writeStarts: @Sendable (inout JSONWriter) -> Void
        /// The language of the words and their endings, in a list of stems.
        var endings: (language: String, text: String)?
    }

    /// - Parameter entries: Published episodes, newest first, then pages.
    /// - Returns: No file without entries.
    package static func files(_ entries: [SearchEntry]) -> [PublishedFile] { files(entries, sizes: Sizes()) }

    static func files(_ entries: [SearchEntry], sizes: Sizes) -> [PublishedFile] {
        files(Part.allCases.flatMap { lists(of: $0, in: entries, sizes: sizes) }, of: entries)
    }

    /// - Parameter lists: The lists of all parts, in the order of the parts.
    package static func files(_ lists: [List], of entries: [SearchEntry]) -> [PublishedFile] {
        guard !entries.isEmpty else { return [] }
        let index = JSONWriter.document { json in
            json.member("version", 1)
            // Identifies the state of all files, so that a browser never mixes files of two builds.
            json.member("state", stamp(of: lists.flatMap(\.files)))
            json.member("count", entries.count)
            json.member("endings") { json in
                json.object { json in
                    for endings in lists.compactMap(\.endings) {
                        json.member(named: endings.language) { $0.append(endings.text) }
                    }
                }
            }
            for list in lists { json.member(named: list.name, list.writeStarts) }
        }
        return [file("index", index)]
            + lists.flatMap { list in list.files.enumerated().map { file("\(list.name)-\($0.offset)", $0.element) } }
    }

    /// - Returns: An incomplete list if the task is cancelled.
    package static func lists(of part: Part, in entries: [SearchEntry], sizes: Sizes) -> [List] {
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
            forward.append(
                word.term,
                json {
                    $0.append(word.term)
                    $0.append(word.count)
                })
            postings.append(
                word.term,
                json {
                    $0.append(word.term)
                    $0.append(word.postings.code)
                })
        }
        var backward = SearchShards<String>(size: sizes.words)
        for term in words.map({ String(String.UnicodeScalarView($0.term.unicodeScalars.reversed())) })
            .sorted(by: { $0.utf16.lexicographicallyPrecedes($1.utf16) })
        {
            backward.append(term, json { $0.append(term) })
        }
        let stems = SearchStems.all(words.lazy.map(\.term), of: entries).map { stems in
            var list = stems.list(size: sizes.words)
            list.endings = (stems.language, stems.endings)
            return list
        }
        return [
            forward.list("words") { $0.append($1) }, backward.list("back") { $0.append($1) },
            postings.list("terms") { $0.append($1) },
        ] + stems
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
        return [episodes.list("episodes") { $0.append($1) }, passages.list("texts") { $0.append($1) }]
    }

    private static func file(_ name: String, _ bytes: [UInt8]) -> PublishedFile {
        PublishedFile(
            address: Address(file: "search/\(name).json"), bytes: bytes, mediaType: MediaType(ofPath: "index.json"),
            source: .made("the search index"))
    }

    /// A 64-bit FNV-1a hash.
    private static func stamp(of files: [[UInt8]]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in files { for byte in file { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
        return String(hash, radix: 36)
    }
}

extension SearchIndex.Sizes {
    /// - Parameters:
    ///   - entries: The number of entries.
    ///   - mostFiles: The greatest number of files that the host accepts; `nil` if it has no limit. Where a page, a card and
    ///     two further files for each entry would exceed it, the index has a quarter as many files.
    package init(entries: Int, mostFiles: Int?) {
        guard let mostFiles, entries > mostFiles / 4 else { return }
        words *= 4
        postings *= 4
        episodes *= 4
        passages *= 4
        mostPassageFiles /= 4
    }
}

/// Writes values separated by commas.
private func json(_ values: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(.line)
    values(&json)
    return json.bytes
}

extension SearchPassage {
    /// The text, or the moment and the text.
    fileprivate var json: [UInt8] {
        SitePublishing.json { json in
            guard let seconds else { return json.append(text) }
            json.list { json in
                json.append(seconds)
                json.append(text)
            }
        }
    }
}

extension SearchEntry {
    /// Link from the site's root, title, day, and the number of passages of all earlier episodes.
    fileprivate func json(firstPassage: Int) -> [UInt8] {
        SitePublishing.json { json in
            json.list { json in
                for text in [address.link(from: .home), title, day, dayInWords] { json.append(text) }
                json.append(firstPassage)
            }
        }
    }
}
