import Foundation
import TestSupport
import Testing

/// `sitegen diff` compares a site with the output of an earlier build.
@Suite(.timeLimit(.minutes(4))) struct DiffTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["Content/site.yml": Self.settings])
        for (number, name) in ["one", "two", "three", "four"].enumerated() { try addEpisode(number + 1, name) }
    }

    private static let settings = "title: Show\ndescription: Before\nbaseURL: https://example.com/show/\n"

    private func addEpisode(_ number: Int, _ name: String, _ more: String = "bytes: 100", text: String = "Text") throws
    {
        try folder.add([
            "Content/episodes/\(name).md": """
            ---
            title: Episode \(name) ü
            date: 2026-01-0\(number)
            audio: https://cdn.example/\(name).mp3
            \(more)
            ---
            \(text) of \(name).

            """
        ])
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await Sitegen.run(arguments, in: folder.path, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
    }

    private func publish() async throws {
        let run = try await run("build")
        #expect(run.exitCode == 0, "\(run.errors)")
        try FileManager.default.moveItem(atPath: folder("Output"), toPath: folder("old"))
    }

    private func difference() async throws -> Answer.Difference {
        let run = try await run("diff", "--against", "old", "--json")
        #expect(run.exitCode == 0, "\(run.errors)")
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).difference
    }

    @Test func everyKindOfChangeIsNamed() async throws {
        try await publish()
        try addEpisode(5, "five")
        try addEpisode(2, "two", text: "Other text")
        try FileManager.default.moveItem(
            atPath: folder("Content/episodes/three.md"), toPath: folder("Content/episodes/drei.md"))
        try folder.remove("Content/episodes/four.md")
        // The description stands in the footer of every page.
        try folder.add([
            "Content/site.yml": Self.settings.replacing("Before", with: "After"), "Content/about.md": "# About\n",
        ])
        let found = try await difference()
        #expect(found.episodes.added.map(\.address) == ["/episodes/five/"])
        #expect(found.episodes.changed.map(\.address) == ["/episodes/two/"])
        #expect(found.episodes.removed.map(\.address) == ["/episodes/four/"])
        #expect(
            found.episodes.renamed.map { [$0.oldAddress, $0.address, "\($0.redirects)"] } == [
                ["/episodes/three/", "/episodes/drei/", "true"]
            ])
        #expect(found.guids.isEmpty && found.enclosures.isEmpty)
        #expect(found.pages.added.map(\.address) == ["/about/"])
        #expect(found.pages.changed.map(\.address) == ["/"])
        #expect(found.pagesWithSameText > 0)
        let feed = try #require(found.feeds.first)
        #expect(found.feeds.count == 1 && feed.path == "feed.xml" && feed.newest == "Episode five ü")
        #expect(feed.isNewestNew && feed.added == 1 && feed.removed == 1)

        let text = try await run("diff", "--against", "old").output
        for part in ["+ /episodes/five/  Episode five ü", "lead nowhere now (1)", "the old address redirects"] {
            #expect(text.contains(part), "\(text)")
        }
    }

    /// Without the ledger, a new name is a new GUID.
    @Test(arguments: ["rss", "atom"]) func changesThatSubscribersMeetAreLoud(format: String) async throws {
        try folder.add(["Content/site.yml": Self.settings + "feeds: { formats: [\(format)], ledger: false }\n"])
        try await publish()
        try addEpisode(1, "one", "bytes: 250")
        try addEpisode(2, "two", "guid: urn:mine\nbytes: 100")
        try FileManager.default.moveItem(
            atPath: folder("Content/episodes/three.md"), toPath: folder("Content/episodes/drei.md"))
        let found = try await difference()
        #expect(
            found.guids.map { [$0.address, $0.old, $0.new] } == [
                [
                    "/episodes/drei/", "https://example.com/show/episodes/three/",
                    "https://example.com/show/episodes/drei/",
                ],
                ["/episodes/two/", "https://example.com/show/episodes/two/", "urn:mine"],
            ])
        #expect(found.episodes.renamed.map { [$0.oldAddress, "\($0.redirects)"] } == [["/episodes/three/", "false"]])
        #expect(
            found.enclosures.map { [$0.address, $0.old[0].length, $0.new[0].length] } == [
                ["/episodes/one/", "100", "250"]
            ])
        let text = try await run("diff", "--against", "old").output
        for part in ["GUIDS CHANGED", "NO REDIRECT: the old address breaks", "length 100 -> 250"] {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test func noDifferenceIsSaidAndNothingIsWritten() async throws {
        try await publish()
        #expect(try await run("diff", "--against", "old").output == "No difference to old\n")
        _ = try await run("build")
        try addEpisode(2, "two", text: "Other text")
        let before = try FolderSnapshot(folder("Output"))
        // Without a target, the last build counts.
        let answer = try await run("diff").output
        #expect(answer.contains("~ /episodes/two/"), "\(answer)")
        #expect(try FolderSnapshot(folder("Output")).differences(from: before) == [])
    }

    @Test func aLongAnswerFitsOnAScreen() async throws {
        try await publish()
        for number in 0..<60 { try addEpisode(1 + number % 9, "new-\(number)") }
        try addEpisode(2, "two", text: "Other text")
        let lines = try await run("diff", "--against", "old").output.split(separator: "\n")
        #expect(lines.count <= 40 && lines.contains { $0.hasPrefix("  … and ") }, "\(lines)")
        #expect(try await run("diff", "--against", "old", "--verbose").output.contains("/episodes/new-59/"))
    }

    /// Published files may have been changed by others.
    @Test(arguments: ["", "<p>no", "<html><p>A page</p></html>", "\u{0}"]) func brokenFeedsAreNamed(feed: String)
        async throws
    {
        try await publish()
        try folder.add(["old/feed.xml": feed])
        let run = try await run("diff", "--against", "old")
        #expect(run.exitCode == 0 && run.output.contains("! feed.xml  not compared"), "\(run.output)")
        #expect(!run.output.contains("items added"))
    }

    @Test func controlCharactersAreTakenOut() async throws {
        try await publish()
        let page = "<body class=\"kind-episode\"><main><h1>A \u{1B}[31mred\u{9B}0m title</h1></main></body>"
        try folder.add([
            "old/episodes/gone/index.html": page,
            "old/.sitegen-manifest": "sitegen manifest 1\nepisodes/gone/index.html\n../../etc/passwd\n",
        ])
        let output = try await run("diff", "--against", "old").output
        #expect(output.contains("- /episodes/gone/  A [31mred 0m title"), "\(output)")
        #expect(!output.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test(arguments: [
        ("nowhere", 64, "usage.no-target"), ("", 64, "usage.no-target"), ("Content", 74, "io.nothing-built"),
    ])
    func wrongFoldersAreRefused(name: String, exitCode: Int32, id: String) async throws {
        let run = try await run("diff", "--against", name)
        #expect(run.exitCode == exitCode && run.errors.contains("[\(id)]"), "\(run.errors)")
    }
}

private struct Answer: Decodable {
    struct Page: Decodable {
        let address: String
        let title: String
    }

    struct MovedPage: Decodable {
        let address: String
        let oldAddress: String
        let redirects: Bool
    }

    struct Pages: Decodable {
        let added: [Page]
        let changed: [Page]
        let renamed: [MovedPage]
        let removed: [Page]
    }

    struct GUID: Decodable {
        let address: String
        let old: String
        let new: String
    }

    struct Enclosure: Decodable {
        let address: String
        let length: String
    }

    struct Enclosures: Decodable {
        let address: String
        let old: [Enclosure]
        let new: [Enclosure]
    }

    struct Feed: Decodable {
        let path: String
        let newest: String?
        let isNewestNew: Bool
        let added: Int
        let removed: Int
    }

    struct Difference: Decodable {
        let guids: [GUID]
        let enclosures: [Enclosures]
        let episodes: Pages
        let pages: Pages
        let feeds: [Feed]
        let pagesWithSameText: Int
    }

    let difference: Difference
}
