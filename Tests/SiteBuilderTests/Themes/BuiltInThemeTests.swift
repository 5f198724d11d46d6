import Foundation
import SiteBuilder
import SiteEpisodes
import Testing

/// The demo in the themes of sitegen: layouts, contrast in light and dark, headings, links, sizes.
@Suite struct BuiltInThemeTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path

    /// A text may have a duration too, but there is nothing to play.
    @Test(arguments: [
        ("audio: https://cdn.example/a.mp3\nbytes: 9", true), ("youtube: dQw4w9WgXcQ", true), ("duration: 4:10", false),
        ("tags: x", false),
    ])
    func airtimePlaysRecordingsAlone(field: String, isPlayed: Bool) async throws {
        let sample = try SampleSite(content: [
            "site.yml": "title: T\ntheme: Airtime\n",
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n\(field)\n---\nText.\n",
        ])
        let home = try #require(try await sample.build().text("index.html"))
        #expect(home.contains("card--episode") && home.contains("card--heard") == isPlayed)
    }

    @Test(arguments: ["Airtime", "Lightbox"]) func theDemoHasNoProblems(theme: String) async throws {
        // A time at which all lessons are published.
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_900_000_000))
        var options = BuildOptions(
            rules: rules, isStrict: true, jobs: 2, cacheFolder: try PictureSite.sharedCache.get().path,
            builtInThemes: [Self.repository + "/Themes"])
        options.theme = theme
        let checked = try await Site(folder: Self.repository, options: options).check()
        #expect(checked.findings == [])
        #expect(checked.built.diagnostics == [])
        // Every page of the manual is in the index of the search.
        let manual = checked.built.paths.filter { $0.hasPrefix("manual/") && $0.hasSuffix("/index.html") }
        let index = checked.built.paths.filter { $0.hasPrefix("search/episodes-") }
            .compactMap { checked.built.text($0) }
        #expect(manual.count >= 24)
        for page in manual { #expect(index.contains { $0.contains("\"\(page)\"") }, "\(page)") }
        let visit = checked.weights.visit
        #expect(visit.pages.count == 4 && visit.css > 20_000)
        #expect(visit.compressedCSS > 5000 && visit.compressedCSS <= 10_000)
    }
}
