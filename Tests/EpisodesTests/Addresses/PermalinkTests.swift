import Testing

@testable import SiteEpisodes

@Suite struct PermalinkTests {
    private let values = PermalinkValues(
        slug: Slug("grid"), date: CalendarDate(year: 2026, month: 9, day: 2), number: Slug("4.2"), season: Slug("2"),
        collection: Slug("Grid Course"), folder: [Slug("show"), Slug("x")])

    @Test(arguments: [
        ("/episodes/:slug/", "/episodes/grid/", "/episodes/show/x/grid/"),
        ("/:year/:month/:title:output_ext", "/2026/09/grid.html", "/2026/09/show/x/grid.html"),
        ("/:year-:month-:day-:slug", "/2026-09-02-grid/", "/show/x/2026-09-02-grid/"),
        ("/s:season/e:number/", "/s2/e4-2/", "/s2/e4-2/"),
        (":collection/:slug", "/grid-course/grid/", "/grid-course/show/x/grid/"),
        ("/:folder/:slug/", "/show/x/grid/", "/show/x/grid/"),
        ("/about", "/about/", "/about/"),
    ])
    func expands(pattern: String, path: String, keepingFolder: String) throws {
        let permalink = try Permalink(parsing: pattern)
        #expect(try permalink.address(values).path == path)
        #expect(try permalink.address(values, keepingFolder: true).path == keepingFolder)
    }

    @Test(arguments: [
        ("/:year/:slug/", "/grid/"), ("/:collection/s:season/:slug/", "/s/grid/"), ("/:folder/:slug", "/grid/"),
    ])
    func leavesOutWhatIsMissing(pattern: String, path: String) throws {
        #expect(try Permalink(parsing: pattern).address(PermalinkValues(slug: Slug("grid"))).path == path)
    }

    @Test(arguments: [
        ("/:slgu/", "unknown token ':slgu' (did you mean ':slug'?)"),
        ("/a/:/b", "unknown token ':'"),
        ("/../:slug", "'/../:slug' leads out of the site"),
        ("/:slug?x=1", "'/:slug?x=1' is not a path on this site"),
        ("https://example.com/:slug", "'https://example.com/:slug' is not a path on this site"),
    ])
    func refuses(pattern: String, message: String) throws {
        let problem = try #require(throws: AddressProblem.self) { try Permalink(parsing: pattern) }
        #expect(problem.message == message)
    }
}
