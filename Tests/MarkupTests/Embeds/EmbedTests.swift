import SiteMarkup
import Testing

@Suite struct EmbedTests {
    @Test(arguments: [
        ("https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("//m.youtube.com/watch?v=dQw4w9WgXcQ#a", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("www.youtube.com/watch/dQw4w9WgXcQ/", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("HTTPS://YouTu.be/dQw4w9WgXcQ?si=x", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("https://youtu.be/dQw4w9WgXcQ?t=90", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90"),
        (
            "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s",
            "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3723"
        ),
        ("https://youtu.be/dQw4w9WgXcQ?t=soon", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("https://youtu.be/dQw4w9WgXcQ#t=5s", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5"),
        (
            "https://www.youtube.com/embed/dQw4w9WgXcQ?start=12&rel=0",
            "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=12"
        ),
        ("https://music.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("https://www.youtube.com/live/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        ("https://www.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"),
        (
            "https://www.youtube.com/embed/videoseries?list=PLx-1",
            "https://www.youtube-nocookie.com/embed/videoseries?list=PLx-1"
        ),
        ("https://vimeo.com/123456", "https://player.vimeo.com/video/123456"),
        ("https://vimeo.com/123456/ab12cd34ef#t=1m", "https://player.vimeo.com/video/123456?h=ab12cd34ef#t=60"),
        ("https://player.vimeo.com/video/123456?h=ab12&title=0", "https://player.vimeo.com/video/123456?h=ab12"),
        ("https://vimeo.com/channels/staffpicks/123456", "https://player.vimeo.com/video/123456"),
        (
            "https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1",
            "https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk"
        ),
        ("https://open.spotify.com/intl-de/show/4rOoJ6", "https://open.spotify.com/embed/show/4rOoJ6"),
        ("https://open.spotify.com/embed-podcast/episode/4rOo", "https://open.spotify.com/embed/episode/4rOo"),
        (
            "https://podcasts.apple.com/us/podcast/a-b/id12?i=1000",
            "https://embed.podcasts.apple.com/us/podcast/a-b/id12?i=1000"
        ),
        ("https://podcasts.apple.com/us/podcast/id12", "https://embed.podcasts.apple.com/us/podcast/id12"),
        (
            "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&color=%23ff5500",
            "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1"
        ),
        ("https://soundcloud.com/a/b", "https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b"),
        ("https://player.simplecast.com/1b-2?dark=true", "https://player.simplecast.com/1b-2"),
        ("https://share.transistor.fm/s/1a2b", "https://share.transistor.fm/e/1a2b"),
        (
            "https://www.buzzsprout.com/12/345-a-b?client_source=large_player&iframe=true",
            "https://www.buzzsprout.com/12/345-a-b?client_source=small_player&iframe=true"
        ),
        (
            "https://html5-player.libsyn.com/embed/episode/id/1/height/90/",
            "https://html5-player.libsyn.com/embed/episode/id/1/height/90"
        ),
        ("https://www.podbean.com/player-v2/?from=embed&i=a-1-pb", "https://www.podbean.com/player-v2/?i=a-1-pb"),
        ("https://player.captivate.fm/episode/1-2", "https://player.captivate.fm/episode/1-2"),
        ("https://shows.acast.com/a/episodes/b", "https://embed.acast.com/a/b"),
        ("https://playlist.megaphone.fm/?e=AB1", "https://playlist.megaphone.fm/?e=AB1"),
        ("https://archive.org/details/a_b", "https://archive.org/embed/a_b"),
        (
            "https://bandcamp.com/EmbeddedPlayer/track=1/size=large/",
            "https://bandcamp.com/EmbeddedPlayer/track=1/size=large"
        ),
        (
            "https://www.mixcloud.com/a/b/",
            "https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&feed=%2Fa%2Fb%2F"
        ),
    ])
    func players(address: String, player: String) throws {
        let embed = try #require(Embed(address: address))
        #expect(embed.player == player)
        #expect(Embed(address: embed.player)?.player == player)
        #expect(Embed(address: embed.playing)?.player == player)
        #expect(Embed(address: embed.link)?.player == player)
        #expect(player.hasPrefix(embed.origin + "/"))
    }

    @Test(arguments: [
        "youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/@dQw4w9WgXcQ",
        "https://www.youtube.com/c/dQw4w9WgXcQ",
        "https://www.youtube.com/watch?v=short", "https://youtu.be/", "https://youtube.com.example/watch?v=dQw4w9WgXcQ",
        "https://example.com/?u=https://youtu.be/dQw4w9WgXcQ", "https://user@youtu.be/dQw4w9WgXcQ",
        "https://youtu.be:8080/dQw4w9WgXcQ", "ftp://youtu.be/dQw4w9WgXcQ", "https://vimeo.com/about",
        "https://vimeo.com/1/../2", "https://podcasts.apple.com/../x", "https://youtu.be/dQw4w9WgXcQ\" x",
        "https://bandcamp.com/EmbeddedPlayer", "https://peertube.example/videos/embed/1", "", "dQw4w9WgXcQ",
    ])
    func others(address: String) { #expect(Embed(address: address) == nil) }

    @Test(arguments: [
        ("https://youtu.be/dQw4w9WgXcQ?t=9", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=9"),
        ("https://vimeo.com/1/ab#t=9", "https://player.vimeo.com/video/1?h=ab&autoplay=1&dnt=1#t=9"),
        ("https://archive.org/details/a", "https://archive.org/embed/a"),
    ])
    func theVisitorHasAsked(address: String, playing: String) { #expect(Embed(address: address)?.playing == playing) }

    @Test(arguments: [
        ("youtube:dQw4w9WgXcQ", "youtube dQw4w9WgXcQ"), (" https://youtu.be/dQw4w9WgXcQ?t=9\n", "youtube dQw4w9WgXcQ"),
        ("vimeo:12", "vimeo 12"), ("https://vimeo.com/12/ab", "vimeo https://vimeo.com/12/ab"),
        ("<iframe src=\"//player.vimeo.com/video/12?h=ab\" a>", "vimeo https://vimeo.com/12/ab"),
        ("youtube:short", nil), ("youtube:dQw4w9WgXcQ?t=1", nil), ("12", nil), ("https://archive.org/details/a", nil),
        ("https://www.youtube.com/playlist?list=PL1", nil),
    ])
    func videos(text: String, expected: String?) {
        let video = Embed(video: text)
        #expect(video.map { "\($0.key ?? "-") \($0.name)" } == expected)
        #expect(video?.link.contains("t=9") != true)
    }

    @Test func boxes() {
        #expect(Embed(address: "https://youtu.be/dQw4w9WgXcQ")?.box == .wide)
        #expect(Embed(address: "https://youtube.com/shorts/dQw4w9WgXcQ")?.box == .tall)
        #expect(Embed(address: "https://open.spotify.com/episode/a")?.box == .low(152))
    }
}
