import SeededRandom
import SiteBuilder
import SiteEpisodes
import SitePublication
import Testing

@testable import SitePreview

@Suite struct GenerationTests {
    /// Updating file by file gives the same result as rebuilding, whatever changes: IDs, files and the messages to open
    /// pages.
    @Test(arguments: 0..<20) func aGenerationByPartsEqualsOneMadeWhole(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var contents: [String: Int] = [:]
        var parts: Generation?
        var whole: Generation?
        var ids: [String: [String: Int]] = [:]
        for round in 0..<60 {
            var changed: Set<OutputPath> = []
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let path = random.pick(Self.paths)
                // Includes files that were removed and added again, and unchanged files.
                contents[path] = random.once(in: 3) ? nil : Int.random(in: 0..<3, using: &random)
                changed.insert(try #require(OutputPath(path)))
            }
            let files = try files(contents)
            parts = Generation(files, changed: changed, after: parts)
            whole = Generation(files, after: whole)
            let (parts, whole) = (try #require(parts), try #require(whole))
            #expect(parts.id == whole.id && parts.id == Generation(files).id, "round \(round)")
            for path in Self.paths {
                #expect(parts[path]?.contents == whole[path]?.contents, "round \(round), \(path)")
                #expect(parts[path]?.hash == whole[path]?.hash, "round \(round), \(path)")
            }
            if let known = ids[parts.id] { #expect(known == contents, "round \(round)") }
            ids[parts.id] = contents
            for id in ids.keys {
                #expect(parts.files(changedAfter: id) == whole.files(changedAfter: id), "round \(round)")
            }
        }
        #expect(Set(ids.values).count == ids.count)
    }

    /// More changes than are stored beside the shared files, then some changes of files that had changed before.
    @Test func manyChangesAreTakenTogether() throws {
        var contents = Dictionary(uniqueKeysWithValues: (0..<1200).map { ("\($0).html", 0) })
        var parts = Generation(try files(contents))
        for round in 1...4 {
            let paths = contents.keys.sorted().prefix(700)
            for (number, path) in paths.enumerated() { contents[path] = number % 5 == 0 ? nil : round }
            let files = try files(contents)
            parts = Generation(files, changed: Set(paths.compactMap { OutputPath($0) }), after: parts)
            let whole = Generation(files)
            #expect(parts.id == whole.id, "round \(round)")
            for path in paths { #expect(parts[path]?.contents == whole[path]?.contents) }
        }
    }

    /// A list of changes is ignored if it has fewer files than were added or removed.
    @Test func allFilesAreLookedAtWhenSomeAreMissing() throws {
        let first = Generation(try files(["a.html": 1, "b.css": 1]))
        let next = try files(["a.html": 2, "b.css": 1, "c.css": 1])
        let generation = Generation(next, changed: [try #require(OutputPath("a.html"))], after: first)
        #expect(generation.id == Generation(next).id)
        #expect(generation["c.css"] != nil)
    }

    /// Listed files are compared, others are not.
    @Test func onlyWhatIsToldOfIsLookedAt() throws {
        let first = Generation(try files(["a.html": 1, "b.css": 1]))
        let next = try files(["a.html": 2, "b.css": 2])
        let generation = Generation(next, changed: [try #require(OutputPath("a.html"))], after: first)
        #expect(generation["a.html"]?.contents == .bytes([2]))
        #expect(generation["b.css"]?.contents == .bytes([1]))
    }

    @Test func pagesAreToldOfTheirPartsOnly() throws {
        let first = Generation(try files(["a.html": 1, "b.css": 1, "c.png": 1]))
        let second = Generation(try files(["a.html": 2, "b.css": 2, "c.png": 1]), after: first)
        let third = Generation(try files(["a.html": 2, "b.css": 2, "c.png": 2]), after: second)
        #expect(third.files(changedAfter: first.id)?.keys.sorted() == ["b.css", "c.png"])
        #expect(third.files(changedAfter: second.id)?.keys.sorted() == ["c.png"])
        #expect(third.files(changedAfter: third.id) == [:])
        #expect(third.files(changedAfter: "none") == nil)
    }

    private static let paths = [
        "index.html", "a/index.html", "b/index.html", "a.css", "b.css", "p.png", "q.png", "feed.xml",
    ]

    private func files(_ contents: [String: Int]) throws -> OutputSet {
        try OutputSet(
            try contents.map { path, value in
                OutputFile(
                    try #require(OutputPath(path)), .bytes([UInt8(value)]), from: OutputSource(path: path))
            })
    }
}
