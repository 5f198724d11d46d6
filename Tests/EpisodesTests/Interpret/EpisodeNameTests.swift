import Testing

@testable import SiteEpisodes

@Suite struct EpisodeNameTests {
    @Test(
        arguments: [
            ("042-title", "42", nil, nil, "Title", "042-title"),
            ("042 - Some Title", "42", nil, nil, "Some Title", "042-some-title"),
            ("042_some_title", "42", nil, nil, "Some title", "042-some-title"),
            ("012 -Why is Everyone", "12", nil, nil, "Why is Everyone", "012-why-is-everyone"),
            ("012 Title here", "12", nil, nil, "Title here", "012-title-here"),
            ("000 - Preview", "0", nil, nil, "Preview", "000-preview"),
            ("100", "100", nil, nil, nil, "100"),
            ("010.1-maze-dfs-p5", "10.1", nil, nil, "Maze dfs p5", "010-1-maze-dfs-p5"),
            ("100 Days of Code", nil, nil, nil, "100 Days of Code", "100-days-of-code"),
            ("3d-printing", nil, nil, nil, "3d printing", "3d-printing"),
            ("socket.io", nil, nil, nil, "Socket.io", "socket-io"),
            ("314 - 2020", "314", nil, nil, "2020", "314-2020"),
            ("2026-09-02-some-title", nil, nil, "2026-09-02", "Some title", "some-title"),
            ("2026-9-2 Some Title", nil, nil, "2026-09-02", "Some Title", "some-title"),
            ("2026-09-02", nil, nil, "2026-09-02", nil, "2026-09-02"),
            ("2026-02-30-x", "2026", nil, nil, "02 30 x", "2026-02-30-x"),
            ("s12e08-the-end", "8", "12", nil, "The end", "s12e08-the-end"),
            ("S04E05 - Title", "5", "4", nil, "Title", "s04e05-title"),
            ("season", nil, nil, nil, "Season", "season"),
            ("Café-au-lait", nil, nil, nil, "Café au lait", "café-au-lait"),
            ("🚀", nil, nil, nil, "🚀", "rocket"),
            ("what's-new", nil, nil, nil, "What's new", "whats-new"),
        ] as [(String, String?, String?, String?, String?, String)])
    func defaults(stem: String, number: String?, season: String?, date: String?, title: String?, slug: String) {
        let name = EpisodeName(stem)
        #expect(name.number?.text == number)
        #expect(name.season?.text == season)
        #expect(name.date?.dayText == date)
        #expect(name.title == title)
        #expect(name.slug.text == slug)
        #expect(!name.isHeldBack)
    }

    @Test func aLeadingUnderscoreHoldsBack() {
        let name = EpisodeName("_s12e08")
        #expect(name.isHeldBack)
        #expect(name.slug.text == "s12e08")
    }
}
