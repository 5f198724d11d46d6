import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// The theme of a build: that of `site.yml`, or the one that a command names.
@Suite struct ThemeChoiceTests {
    private func build(_ settings: String, theme: String?) async throws -> BuiltSite {
        let sample = try SampleSite([
            "Content/site.yml": "title: Show\n\(settings)", "Content/episodes/a.md": episode("A"),
            "Themes/One/templates/site-footer.mustache": "<footer>one</footer>",
            "Themes/Two/templates/site-footer.mustache": "<footer>two</footer>",
        ])
        var site = sample.site
        site.options.theme = theme
        return try await site.build()
    }

    @Test(
        arguments: [
            ("theme: One\n", nil, "one"), ("theme: One\n", "Two", "two"), ("", "Two", "two"),
            ("theme: Nothing\n", "One", "one"),
        ] as [(String, String?, String)])
    func theOptionCountsInsteadOfTheSetting(settings: String, theme: String?, footer: String) async throws {
        let home = try #require(try await build(settings, theme: theme).text("index.html"))
        #expect(home.contains("<footer>\(footer)</footer>"))
    }

    @Test(
        arguments: [
            ("Airtme", "there is no theme 'Airtme' (did you mean 'Airtime'?)"),
            ("../Content", "there is no theme '../Content'"), ("..", "there is no theme '..'"),
            ("", "there is no theme ''"),
        ])
    func oneThatIsNotThere(name: String, message: String) async throws {
        let failure = await #expect(throws: BuildFailure.self) { try await build("theme: One\n", theme: name) }
        let problem = try #require(failure?.diagnostics.first)
        #expect(problem.id == "theme.not-found" && problem.message == message)
        // site.yml is correct.
        #expect(problem.position == nil && problem.path == nil)
    }
}
