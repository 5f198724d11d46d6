import SiteDiagnostics
import SiteEpisodes
import Testing

@testable import SitePublishing

/// The ledger after a build, and the diagnostics of a build about the ledger.
@Suite struct LedgerTests {
    private static let settings = "baseURL: https://example.com/\ntimezone: Europe/Berlin"
    private static let heading = Ledger.heading

    private func files(_ episodes: [String: String], ledger: String? = nil) -> [String: String] {
        var files = ["site.yml": Self.settings, "one.mp3": "1", "two.mp3": "22"]
        for (name, fields) in episodes { files["episodes/\(name).md"] = "---\ntitle: \(name)\n\(fields)\n---\n" }
        files["episodes.lock"] = ledger
        return files
    }

    private func line(_ fields: String...) -> String { fields.joined(separator: "\t") + "\n" }

    @Test func newEpisodesAreWritten() async throws {
        let ledger = try await published(
            files([
                "b": "date: 2026-01-02 10:00\naudio: one.mp3\nguid: own", "a": "youtube: pMSdxRgB8R0",
                "_draft": "date: 2026-01-01", "future": "date: 2030-01-01",
            ])
        ).ledger
        #expect(
            ledger == Self.heading
                + line("https://example.com/episodes/a/", "-", "youtube:pMSdxRgB8R0", "/episodes/a/", "episodes/a.md")
                + line("own", "2026-01-02T10:00:00+01:00", "/one.mp3", "/episodes/b/", "episodes/b.md"))
    }

    @Test func whatIsThereStays() async throws {
        let episodes = ["a": "date: 2026-01-02\naudio: one.mp3", "b": "date: 2026-01-03"]
        let first = try await #require(published(files(episodes)).ledger)
        let second = try await published(files(episodes, ledger: first))
        #expect(second.ledger == first && second.diagnostics.isEmpty)
        // An episode that was removed, or is a draft again, keeps its line.
        let third = try await published(
            files(["b": "date: 2026-01-03\ndraft: true", "c": "date: 2026-02-01"], ledger: first))
        #expect(third.ledger?.split(separator: "\n").count == 5)
        #expect(third.diagnostics.isEmpty)
    }

    private static let known = "g\t2026-01-02T00:00:00+01:00\t/one.mp3\t/episodes/a/\tepisodes/a.md\n"

    @Test(arguments: [
        (
            "guid: other\ndate: 2026-01-02\naudio: one.mp3",
            "3:7: the GUID of this published episode was 'g', now it is 'other' (Content/episodes.lock:1) [ledger.guid-changed]"
        ),
        (
            "guid: g\ndate: 2026-01-03\naudio: one.mp3",
            "4:7: the first date of this published episode was '2026-01-02T00:00:00+01:00', now it is "
                + "'2026-01-03T00:00:00+01:00' (Content/episodes.lock:1) [ledger.date-changed]"
        ),
        (
            "guid: g\naudio: one.mp3",
            "1:1: the first date of this published episode was '2026-01-02T00:00:00+01:00', now it is gone "
                + "(Content/episodes.lock:1) [ledger.date-changed]"
        ),
        (
            "guid: g\ndate: 2026-01-02\naudio: two.mp3",
            "5:8: the recording of this published episode was '/one.mp3', now it is '/two.mp3' "
                + "(Content/episodes.lock:1) [ledger.recording-changed]"
        ),
    ])
    func changes(fields: String, line: String) async throws {
        let files = files(["a": fields], ledger: Self.known)
        let refused = try await published(files)
        #expect(refused.diagnostics.map(\.severity) == [.error])
        let found = try #require(refused.diagnostics.first)
        let place = "\(found.position?.line ?? 0):\(found.position?.column ?? 0)"
        #expect("\(place): \(found.message) [\(found.id)]" == line)
        #expect(found.hint?.contains("--accept-changes") == true)

        #expect(try await published(files, changes: .shown).diagnostics.map(\.severity) == [.warning])

        let accepted = try await published(files, changes: .accepted)
        #expect(accepted.diagnostics.isEmpty)
        var again = files
        again["episodes.lock"] = accepted.ledger
        #expect(try await published(again).diagnostics.isEmpty)
    }

    /// No change: the same moment in a different notation, a GUID that was removed, or a date or recording that was
    /// added.
    @Test(arguments: [
        ("guid: g\ndate: 2026-01-02\naudio: one.mp3", known), ("date: 2026-01-02\naudio: one.mp3", known),
        ("date: 2026-01-01T23:00:00Z\naudio: one.mp3", known),
        ("date: 2026-01-02\naudio: one.mp3", known.replacing("2026-01-02T00:00:00+01:00", with: "-")),
        ("date: 2026-01-02\naudio: one.mp3", known.replacing("/one.mp3", with: "-")),
        ("date: 2026-01-02\naudio: one.mp3", known.replacing("/one.mp3", with: "youtube:pMSdxRgB8R0")),
    ])
    func whatIsNoChange(fields: String, ledger: String) async throws {
        let (texts, _, diagnostics, after) = try await published(files(["a": fields], ledger: ledger))
        #expect(diagnostics.isEmpty)
        let rss = try elements(of: #require(texts["feed.xml"]))
        #expect(rss.texts("rss/channel/item/guid") == ["g"])
        #expect(after == Self.heading + Self.known)
    }

    /// An episode with a new file and address is recognised by its other properties.
    @Test(arguments: [
        ("GUID", "guid: g\ndate: 2026-01-02\naudio: one.mp3", known),
        ("recording", "date: 2026-01-02\naudio: one.mp3", known),
        ("date", "date: 2026-01-02", known.replacing("/one.mp3", with: "-")),
    ])
    func aRenamedEpisode(by: String, fields: String, ledger: String) async throws {
        let (texts, _, diagnostics, after) = try await published(files(["new": fields], ledger: ledger))
        #expect(diagnostics.isEmpty)
        #expect(texts["episodes/a/index.html"]?.contains("url=../new/index.html") == true)
        #expect(texts["_redirects"] == "/episodes/a/ /episodes/new/ 301\n")
        let line = try #require(after?.split(separator: "\n").last)
        #expect(line.hasPrefix("g\t") && line.hasSuffix("\t/episodes/new/ /episodes/a/\tepisodes/new.md"))
        let rss = try elements(of: #require(texts["feed.xml"]))
        #expect(rss.texts("rss/channel/item/guid") == ["g"])

        // After a second move, both earlier addresses redirect. After moving back, none redirects to itself.
        let third = try await published(files(["third": fields], ledger: after))
        #expect(
            third.texts["_redirects"]
                == "/episodes/a/ /episodes/third/ 301\n/episodes/new/ /episodes/third/ 301\n")
        let back = try await published(files(["a": fields], ledger: after))
        #expect(back.texts["_redirects"] == "/episodes/new/ /episodes/a/ 301\n")
    }

    @Test func anotherSlug() async throws {
        let ledger = Self.known.replacing("/one.mp3", with: "-")
        let (texts, _, diagnostics, _) = try await published(files(["a": "date: 2026-01-02\nslug: z"], ledger: ledger))
        #expect(diagnostics.isEmpty)
        #expect(texts["_redirects"] == "/episodes/a/ /episodes/z/ 301\n")
    }

    /// Two possible matches count as none. An address that has a page again needs no redirect.
    @Test func noGuessing() async throws {
        let ledger = Self.known.replacing("/one.mp3", with: "-")
        let two = try await published(files(["b": "date: 2026-01-02", "c": "date: 2026-01-02"], ledger: ledger))
        #expect(two.texts["_redirects"] == nil)
        #expect(two.ledger?.split(separator: "\n").count == 5)

        let first =
            "https://example.com/episodes/a/\t2026-01-02T00:00:00+01:00\t/one.mp3\t/episodes/a/\tepisodes/a.md\n"
        let moved = files(
            ["a": "date: 2026-03-01\naudio: two.mp3", "b": "date: 2026-01-02\naudio: one.mp3"], ledger: first)
        // The file is the same, so the author must confirm a change.
        #expect(
            try await published(moved).diagnostics.map(\.id) == ["ledger.date-changed", "ledger.recording-changed"])
    }

    @Test func anAddressThatIsAnothersGUID() async throws {
        let ledger =
            "https://example.com/episodes/a/\t2026-01-02T00:00:00+01:00\t/one.mp3\t/episodes/b/\tepisodes/b.md\n"
        let (texts, _, diagnostics, after) = try await published(
            files(["a": "date: 2026-03-01", "b": "date: 2026-01-02\naudio: one.mp3"], ledger: ledger))
        #expect(diagnostics.isEmpty)
        let rss = try elements(of: #require(texts["feed.xml"]))
        #expect(
            rss.texts("rss/channel/item/guid") == [
                "https://example.com/episodes/a/#2", "https://example.com/episodes/a/",
            ])
        #expect(after?.contains("\nhttps://example.com/episodes/a/#2\t") == true)
    }

    @Test(arguments: [
        ("<<<<<<< HEAD\n" + known, "1:1: this is the mark of a merge conflict [ledger.malformed]"),
        ("# x\nhello\n" + known, "2:1: this is not a valid line of the ledger [ledger.malformed]"),
        (
            known + known.replacing("/episodes/a/", with: "/episodes/b/"),
            "2:1: line 1 has the same GUID 'g' [ledger.listed-twice]"
        ),
    ])
    func brokenLedgers(ledger: String, line: String) async throws {
        let found = try await published(files(["a": "guid: g\ndate: 2026-01-02\naudio: one.mp3"], ledger: ledger))
            .diagnostics
        #expect(
            found.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0): \($0.message) [\($0.id)]" } == [line])
        #expect(found.allSatisfy { $0.path == "Content/episodes.lock" && $0.isError })
    }

    @Test func aLineOfBothSidesOfAMerge() async throws {
        let found = try await published(
            files(["a": "guid: g\ndate: 2026-01-02\naudio: one.mp3"], ledger: Self.known + Self.known))
        #expect(found.diagnostics.isEmpty && found.ledger == Self.heading + Self.known)
    }

    @Test func aSiteMayKeepNone() async throws {
        var files = files(["a": "date: 2026-01-02"])
        files["site.yml"] = Self.settings + "\nfeeds: { ledger: no }"
        #expect(try await published(files).ledger == nil)
    }
}
