import Testing

@testable import SiteEpisodes

@Suite struct DefaultsTests {
    @Test(arguments: [
        ("# One\n\ntext\n\n# Two", "One"), ("text\n\n# *One* [two](x) `three`", "One two three"),
        ("One\n===\n", "One"), ("```\n# no\n```\n# Yes", "Yes"), ("## Two\n\n# One", "One"), ("\n\n   # One\n", "One"),
        ("## only two", "File name"), ("", "File name"), ("#Foo", "File name"), ("#  \n", "File name"),
    ])
    func titleFromTheFirstHeading(body: String, title: String) throws {
        let (catalog, diagnostics) = try interpreted(["episodes/file-name.md": "---\ndate: 2026-01-01\n---\n\(body)"])
        #expect(catalog.episodes.first?.title == title)
        #expect(diagnostics.ids == ["frontmatter.missing-title"])
    }

    @Test func theWarningSaysWhatWasTaken() throws {
        let (_, diagnostics) = try interpreted(["episodes/042-grid.md": "---\ndate: 2026-01-01\n---\n"])
        #expect(
            diagnostics.lines == [
                "Content/episodes/042-grid.md:1:1: warning: this file has no title, so its name is used: 'Grid' "
                    + "[frontmatter.missing-title]"
            ])
    }

    @Test(arguments: [
        ("episodes/2026-03-04-a.md", "title: T", "2026-03-04", nil),
        ("episodes/2026-03-04-a.md", "title: T\ndate: 2026-05-06", "2026-05-06", nil),
        ("episodes/042-a.md", "title: T\ndate: 2026-05-06", "2026-05-06", "42"),
        ("episodes/042-a.md", "title: T\ndate: 2026-05-06\nnumber: 7", "2026-05-06", "7"),
        ("episodes/042-a/index.md", "title: T\ndate: 2026-05-06", "2026-05-06", "42"),
    ])
    func frontMatterWinsOverTheName(path: String, frontMatter: String, day: String, number: String?) throws {
        let (catalog, diagnostics) = try interpreted([path: "---\n\(frontMatter)\n---\n"])
        #expect(catalog.episodes.first?.date?.dayText == day)
        #expect(catalog.episodes.first?.number?.text == number)
        #expect(diagnostics.isEmpty)
    }

    @Test func aMissingDateIsAWarning() throws {
        let (catalog, diagnostics) = try interpreted(["episodes/a.md": "---\ntitle: A\n---\n"])
        #expect(catalog.episodes.map(\.date) == [nil])
        #expect(
            diagnostics.lines == [
                "Content/episodes/a.md:1:1: warning: this episode has no date, so it is listed after the dated ones "
                    + "[frontmatter.missing-date]"
            ])
    }

    @Test func aSiteOfEpisodesAloneHasAHomePage() throws {
        let (catalog, diagnostics) = try interpreted(["episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n"])
        #expect(diagnostics.isEmpty)
        #expect(catalog.site == SiteInfo())
        let home = try #require(catalog.pages.first)
        #expect(catalog.pages.count == 1)
        #expect(home.address == .home)
        #expect(home.body == nil)
        #expect(catalog.select(home.sections[0]) == [.episode(catalog.episodes[0])])
    }

    @Test(arguments: [
        ("2026-09-02", "Europe/Berlin", "2026-09-02T00:00:00+02:00"),
        ("1788300000", "Asia/Tokyo", "2026-09-02T07:00:00+09:00"),
    ])
    func datesAreReadInTheSitesZone(date: String, zone: String, rfc3339: String) throws {
        let (catalog, _) = try interpreted(
            ["site.yml": "timezone: \(zone)", "episodes/a.md": "---\ntitle: A\ndate: \(date)\n---\n"], future: true)
        #expect(catalog.episodes.first?.date?.rfc3339 == rfc3339)
    }
}
