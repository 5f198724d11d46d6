import Testing

@testable import SiteEpisodes

/// The picture of an episode: its own, or else the cover of the show.
@Suite struct ShowCoverTests {
    @Test(arguments: [
        ("", "media/show.png"), ("image: own.png", "episodes/own.png"), ("image: gone.png", "media/show.png"),
        ("image: false", "media/show.png"),
    ])
    func cover(line: String, path: String) throws {
        let (episode, _) = try episode(
            line,
            with: [
                "site.yml": "title: Show\npodcast: { image: media/show.png }", "media/show.png": "x",
                "episodes/own.png": "x",
            ])
        #expect(episode?.cover?.location == .file(path: path))
    }

    @Test func withoutAShowThereIsNone() throws {
        #expect(try episode("").episode?.cover == nil)
    }

    @Test func aRefusedPictureLeavesTheShowsCover() throws {
        let (catalog, _) = try interpreted([
            "site.yml": "podcast: { image: show.png }", "show.png": "x", "own.png": "x",
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\nimage: own.png\n---\n",
        ])
        let withoutOwn = catalog.withholding(pictures: ["own.png"], files: [])
        #expect(withoutOwn.episodes.first?.cover?.location == .file(path: "show.png"))
        let withoutBoth = catalog.withholding(pictures: ["own.png", "show.png"], files: [])
        #expect(withoutBoth.episodes.first?.cover == nil)
    }
}
