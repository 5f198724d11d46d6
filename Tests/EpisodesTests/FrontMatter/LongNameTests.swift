import SiteDiagnostics
import Testing

@testable import SiteEpisodes

/// Titles and names that many pages repeat.
@Suite struct LongNameTests {
    static let long = String(repeating: "ä", count: 5_000)

    @Test(arguments: [
        "subtitle: \(long)", "number: \(long)", "season: \(long)", "series: \(long)", "lang: \(long)",
        "tags: [\(long)]", "categories: \(long)", "guests: [\(long)]", "hosts: [{ name: \(long) }]",
        "guests: [{ name: Ada, role: \(long) }]", "layout: \(long)",
    ])
    func theEndOfALongNameIsLeftOut(line: String) throws {
        let (found, diagnostics) = try episode(line)
        let read = try #require(found)
        #expect(diagnostics.ids.contains("frontmatter.too-long"))
        let names = read.tags.map(\.name) + read.categories.map(\.name) + read.guests.map(\.person.name)
        let others = [read.title, read.subtitle, read.number?.text, read.season?.name, read.language, read.layout]
        for name in names + others.compactMap(\.self) + read.guests.compactMap(\.role) {
            #expect(name.utf8.count <= Limits.nameBytes + 3)
        }
    }

    @Test func addressesStayWhole() throws {
        let address = "https://a.example/?key=" + String(repeating: "k", count: 2_000)
        let (catalog, diagnostics) = try interpreted([
            "site.yml": "menu: [{ title: Shop, url: '\(address)' }]",
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\nlinks: ['\(address)']\n---\n",
        ])
        #expect(!diagnostics.ids.contains("frontmatter.too-long"))
        let link = try #require(catalog.episode("episodes/a.md")?.links.first)
        #expect(link.address.text == address && link.title == address)
        guard case .web(let target) = catalog.site.menu.first?.target else {
            Issue.record("the menu has no entry")
            return
        }
        #expect(target.text == address)
    }

    @Test(arguments: ["description: \(long)", "guid: \(long)"])
    func otherTextsMayBeLong(line: String) throws {
        let (found, diagnostics) = try episode(line)
        let read = try #require(found)
        #expect(!diagnostics.ids.contains("frontmatter.too-long"))
        #expect([read.summary, read.guid].contains(Self.long))
    }

    @Test(arguments: [
        "title: \(long)", "author: \(long)", "language: \(long)", "menu: [{ title: \(long), url: / }]",
        "menu: { \(long.prefix(600)): / }", "description: \(long)\(long)",
    ])
    func aSiteWarnsOnce(line: String) throws {
        let (catalog, diagnostics) = try interpreted(["site.yml": line, "episodes/a.md": "---\ntitle: T\n---\n"])
        #expect(diagnostics.ids.filter { $0 == "frontmatter.too-long" }.count == 1)
        let site = catalog.site
        for name in [site.title, site.author ?? "", site.language] + site.menu.map(\.title) {
            #expect(name.utf8.count <= Limits.nameBytes + 3)
        }
        #expect((site.summary ?? "").utf8.count <= Limits.siteDescriptionBytes + 3)
    }

    /// Directories compare such a text with the one that they gave out.
    @Test func aTextOfTheFeedMayBeLong() throws {
        let settings = "podcast: { txt: [{ text: \(Self.long), purpose: verify }], copyright: \(Self.long) }"
        let (catalog, diagnostics) = try interpreted(["site.yml": settings, "episodes/a.md": "---\ntitle: T\n---\n"])
        #expect(!diagnostics.ids.contains("frontmatter.too-long"))
        #expect(catalog.site.podcast?.copyright == Self.long)
    }

    @Test func aNameOfTheLimitIsWhole() throws {
        let (found, diagnostics) = try episode("subtitle: \(Self.long.prefix(500))")
        #expect(found?.subtitle == String(Self.long.prefix(500)))
        #expect(diagnostics.isEmpty)
    }
}
