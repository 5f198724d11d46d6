import Foundation
import SiteBuilder
import SiteEpisodes
import Testing

/// The demo in the themes of sitegen: layouts, contrast in light and dark, headings, links, sizes.
@Suite struct BuiltInThemeTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path

    @Test(arguments: ["Airtime", "Lightbox"]) func theDemoHasNoProblems(theme: String) async throws {
        // A time at which all lessons are published.
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_900_000_000))
        var options = BuildOptions(
            rules: rules, isStrict: true, jobs: 2, builtInThemes: [Self.repository + "/Themes"])
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
