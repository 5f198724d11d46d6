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
        let visit = checked.weights.visit
        #expect(visit.pages.count == 4 && visit.css > 20_000)
        #expect(visit.compressedCSS > 5000 && visit.compressedCSS <= 10_000)
    }
}
