import Testing

@testable import SiteEpisodes

@Suite struct ListeningLinkTests {
    private func podcast(_ links: String) throws -> (links: [ListeningLink], lines: [String]) {
        let (catalog, diagnostics) = try interpreted(["site.yml": "podcast:\n  links: \(links)\n"])
        return (try #require(catalog.site.podcast).links, diagnostics.lines)
    }

    @Test(arguments: [
        ("https://podcasts.apple.com/us/podcast/id1", "Apple Podcasts"),
        ("HTTPS://Open.Spotify.com/show/a", "Spotify"),
        ("//overcast.fm/itunes1", "Overcast"),
        ("https://user@pca.st:443/x", "Pocket Casts"),
        ("https://www.youtube.com/@a", "YouTube"),
        ("https://music.youtube.com/playlist?list=a", "YouTube Music"),
        ("https://m.youtube.com/@a", "YouTube"),
        ("https://antennapod.org/deeplink/subscribe?url=a", "AntennaPod"),
        ("https://notspotify.com/show/a", "notspotify.com"),
        ("https://www.forum.example/spotify.com", "forum.example"),
        ("{ apple: https://a.example/ }", "Apple Podcasts"),
        ("{ pocketcasts: https://a.example/ }", "Pocket Casts"),
        ("{ Our forum: https://open.spotify.com/show/a }", "Our forum"),
        ("[{ title: POCKET CASTS, url: https://a.example/ }]", "Pocket Casts"),
        ("'[Deezer](https://deezer.com/show/1)'", "Deezer"),
        ("/feed.xml", "/feed.xml"),
    ]) func namesAreFoundByHostOrTitle(link: String, name: String) throws {
        let (links, lines) = try podcast(link)
        #expect(links.map(\.title) == [name])
        #expect(!lines.contains { $0.contains("address") })
    }

    @Test func unsafeAddressesAreRefused() throws {
        let (links, lines) = try podcast("[{ Apple: 'javascript:alert(1)' }, https://castro.fm/a]")
        #expect(links.map(\.title) == ["Castro"])
        #expect(lines.filter { $0.contains("address.unsafe") }.count == 1)
    }
}
