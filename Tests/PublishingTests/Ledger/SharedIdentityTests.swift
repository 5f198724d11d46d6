import SiteDiagnostics
import Testing

@testable import SitePublishing

/// Translations of one episode may share a GUID: feeds list one of them, and the ledger records that one.
@Suite struct SharedIdentityTests {
    private func site(_ episodes: [String: String], ledger: String? = nil) -> [String: String] {
        var files = ["site.yml": "baseURL: https://example.com/", "en.mp3": "1", "fa.mp3": "22"]
        for (name, fields) in episodes {
            files["episodes/\(name).md"] = "---\ntitle: \(name)\ndate: 2026-01-02\n\(fields)\n---\n"
        }
        files["episodes.lock"] = ledger
        return files
    }

    private static let both = [
        "grid": "guid: g\naudio: en.mp3", "a-shabake": "guid: g\nlang: fa\naudio: fa.mp3",
    ]

    @Test func theSitesLanguageStandsForBoth() async throws {
        let first = try await published(site(Self.both))
        #expect(first.diagnostics.isEmpty)
        let line = "g\t2026-01-02T00:00:00Z\t/en.mp3\t/episodes/grid/\tepisodes/grid.md\n"
        #expect(first.ledger == Ledger.heading + line)
        let items = try elements(of: #require(first.texts["feed.xml"]))
        #expect(items.texts("rss/channel/item/guid") == ["g"])
        #expect(items.attributes("rss/channel/item/enclosure").map { $0["url"] } == ["https://example.com/en.mp3"])
        let second = try await published(site(Self.both, ledger: first.ledger))
        #expect(second.diagnostics.isEmpty && second.ledger == first.ledger)
    }

    /// Subscribers who have heard one translation would receive the other under its GUID.
    @Test func aVersionThatTakesOverIsAChange() async throws {
        let first = try await published(site(Self.both.filter { $0.key != "grid" }))
        #expect(first.diagnostics.isEmpty)
        let second = try await published(site(Self.both, ledger: first.ledger))
        #expect(second.diagnostics.map(\.id) == ["ledger.recording-changed"])
        #expect(second.diagnostics.map(\.path) == ["Content/episodes/grid.md"])
    }

    @Test(arguments: [
        (["a": "guid: g", "b": "guid: g"], ["feed.shared-guid"]),
        (["a": "guid: g", "b": "guid: g\nlang: fa"], []),
        (["a": "guid: g", "a.fa": "guid: g\nlang: fa", "b": "guid: g"], ["feed.shared-guid"]),
        (["a": "guid: g", "b": "guid: h\nlang: fa\ntranslationOf: a"], []),
    ])
    func sharedIdentities(episodes: [String: String], expected: [String]) async throws {
        #expect(try await published(site(episodes)).diagnostics.map(\.id) == expected)
    }
}
