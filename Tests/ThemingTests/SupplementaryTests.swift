import SiteEpisodes
import Testing

@testable import SiteTheming

/// The theme determines the content of badges, and the layout their position.
@Suite struct SupplementaryTests {
    private let older = "---\ntitle: Older\nnumber: 7\ndate: 2026-01-02\nduration: \"1:02\"\n---\n"

    private func site() throws -> (catalog: Catalog, renderer: ThemeRenderer) {
        let catalog = catalog(
            ["episodes/full.md": fullEpisode, "episodes/older.md": older], assets: ["media/42.mp3": 1])
        return (catalog, try renderer(for: catalog))
    }

    @Test(arguments: [
        ("badge-new", "<span class=\"badge badge--new\">New</span>", ""),
        (
            "badge-number", "<span class=\"badge badge--number\" aria-hidden=\"true\">42</span>",
            "<span class=\"badge badge--number\" aria-hidden=\"true\">7</span>"
        ),
        (
            "badge-duration", "<span class=\"badge badge--duration\" aria-hidden=\"true\">4:05</span>",
            "<span class=\"badge badge--duration\" aria-hidden=\"true\">1 min</span>"
        ),
        ("badge-count", "", ""), ("no-template", "", ""),
    ])
    func kindsOfEpisodes(kind: String, newest: String, older: String) throws {
        let (catalog, renderer) = try site()
        for (episode, content) in zip(catalog.episodes, [newest, older]) {
            let subject = CellSubject.episode(episode, isNewest: episode.id == catalog.newestEpisode?.id)
            #expect(
                renderer.supplementaries([kind], of: subject).text
                    == "<span class=\"cl-supplementary-\(kind)\">\(content)</span>")
        }
    }

    @Test func listingsAndSwatches() throws {
        let (catalog, renderer) = try site()
        let collection = try #require(catalog.listings(.collections).first)
        let badges = renderer.supplementaries(
            ["badge-count", "badge-new", "badge-duration"],
            of: .listing(collection, duration: PlayTime(seconds: 3720)))
        #expect(badges.text.contains(">1 episode</span>"))
        #expect(badges.text.contains("<span class=\"cl-supplementary-badge-new\"></span>"))
        #expect(badges.text.contains(">1 h 2 min</span>"))
        #expect(renderer.supplementaries(["badge-number"], of: .swatch(3)).text.contains(">3</span>"))
        #expect(renderer.supplementaries([], of: .swatch(3)).text.isEmpty)
    }

    /// A theme may add to a kind. Its values are escaped like all others.
    @Test func themesSayWhatAKindShows() throws {
        let own = themeFolder(
            "Themes/Mine", ["templates/supplementary-when.mustache": "<b>{{number}} {{#date}}{{iso}}{{/date}}</b>\n\n"])
        let (theme, _) = Theme.load(
            "Mine", own: [own], fallback: defaultTheme, available: ["Default", "Mine"])
        let catalog = catalog(["episodes/a.md": "---\ntitle: A\nnumber: \"<7>\"\ndate: 2026-01-02\n---\n"])
        let renderer = ThemeRenderer(theme: try #require(theme), site: catalog.site)
        let episode = try #require(catalog.episodes.first)
        #expect(
            renderer.supplementaries(["when"], of: .episode(episode, isNewest: true)).text
                == "<span class=\"cl-supplementary-when\"><b>&lt;7&gt; 2026-01-02</b></span>")
    }

    @Test func theNewestIsFoundByDateAlone() {
        #expect(catalog(["episodes/a.md": "---\ntitle: A\nnumber: 9\n---\n"]).newestEpisode == nil)
        let two = catalog(["episodes/full.md": fullEpisode, "episodes/older.md": older])
        #expect(two.newestEpisode?.title == two.episodes.first?.title)
        #expect(two.newestEpisode?.number?.text == "42")
    }

    @Test func sectionsHoldBackgroundsAndBadges() throws {
        let (catalog, renderer) = try site()
        let section = GallerySection(
            id: "s", classes: "x", layout: nil, cells: [HTML(trusted: "<p>1</p>")]
        ).attaching(
            decorations: ["panel", "background"],
            supplementaries: [renderer.supplementaries(["badge-number"], of: .swatch(1))])
        let page = ContentPage(
            page: try #require(catalog.pages.first), address: .home, notes: .empty,
            gallery: Gallery(sections: [section]))

        let html = renderer.page(page).on(.home)
        #expect(html.contains("<li><p>1</p><span class=\"cl-supplementary-badge-number\"><span"))
        let parts = [
            "cl-decoration-panel\" aria-hidden=\"true\"", "cl-decoration-background\"", "<ol class=\"cl-list\"",
        ]
        let places = try parts.map { try #require(html.range(of: $0)).lowerBound }
        #expect(places == places.sorted())
    }
}
