/// A kind of player on another site: the addresses that name a recording there, and the address of its player.
///
/// Templates have names in braces. In a form, `{id}` takes one path component or the value of a parameter, `{id:11}`
/// eleven letters, digits, hyphens or underscores, `{id:#}` digits, `{id:x}` hexadecimal digits, `{kind:a|b}` one of two
/// words, and `{rest:*}` all components that follow. Further parameters of an address are ignored.
struct EmbedSite: Sendable {
    /// The documented key of videos, `youtube` or `vimeo`; `nil` for all else.
    var key: String?
    var name: String
    /// The address for people; `nil` where only the player has one.
    var link: String?
    var player: String
    /// The parameters that make the player begin, because the visitor has already asked for it.
    var playing = ""
    /// The text before a number of seconds, in the address for people and in that of the player.
    var time: (link: String, player: String)?
    var box: Embed.Box
    /// Addresses without a scheme, and without `www.`, `m.` and `music.` before the host.
    var forms: [String]

    /// All players, the exact forms first.
    static let all = [
        EmbedSite(
            name: "YouTube", link: "https://www.youtube.com/playlist?list={list}",
            player: "https://www.youtube-nocookie.com/embed/videoseries?list={list}", playing: "autoplay=1", box: .wide,
            forms: [
                "youtube.com/embed/videoseries?list={list}", "youtube-nocookie.com/embed/videoseries?list={list}",
                "youtube.com/playlist?list={list}",
            ]),
        youtube(.tall, ["youtube.com/shorts/{id:11}"]),
        youtube(
            .wide,
            [
                "youtube.com/watch?v={id:11}", "youtu.be/{id:11}", "youtube.com/{kind:embed|live|v|e|watch}/{id:11}",
                "youtube-nocookie.com/embed/{id:11}",
            ]),
        vimeo(
            "https://vimeo.com/{id}/{hash}", "https://player.vimeo.com/video/{id}?h={hash}",
            ["vimeo.com/{id:#}/{hash:x}", "player.vimeo.com/video/{id:#}?h={hash}"]),
        vimeo(
            "https://vimeo.com/{id}", "https://player.vimeo.com/video/{id}",
            [
                "vimeo.com/{id:#}", "player.vimeo.com/video/{id:#}", "vimeo.com/video/{id:#}",
                "vimeo.com/{kind:channels|ondemand}/{name}/{id:#}", "vimeo.com/groups/{name}/videos/{id:#}",
                "vimeo.com/{kind:showcase|album}/{name}/video/{id:#}",
            ]),
        EmbedSite(
            name: "Spotify", link: "https://open.spotify.com/{kind}/{id}",
            player: "https://open.spotify.com/embed/{kind}/{id}", box: .low(152),
            forms: [
                "open.spotify.com/{kind:episode|track}/{id}", "open.spotify.com/{place}/{kind:episode|track}/{id}",
            ]),
        EmbedSite(
            name: "Spotify", link: "https://open.spotify.com/{kind}/{id}",
            player: "https://open.spotify.com/embed/{kind}/{id}", box: .low(352),
            forms: [
                "open.spotify.com/{kind:show|album|playlist}/{id}",
                "open.spotify.com/{place}/{kind:show|album|playlist}/{id}",
            ]),
        EmbedSite(
            name: "Apple Podcasts", link: "https://podcasts.apple.com/{rest}?i={i}",
            player: "https://embed.podcasts.apple.com/{rest}?i={i}", box: .low(175),
            forms: ["podcasts.apple.com/{rest:*}?i={i:#}", "embed.podcasts.apple.com/{rest:*}?i={i:#}"]),
        EmbedSite(
            name: "Apple Podcasts", link: "https://podcasts.apple.com/{rest}",
            player: "https://embed.podcasts.apple.com/{rest}", box: .low(450),
            forms: ["podcasts.apple.com/{rest:*}", "embed.podcasts.apple.com/{rest:*}"]),
        EmbedSite(
            name: "SoundCloud", player: "https://w.soundcloud.com/player/?url={url}", box: .low(166),
            forms: ["w.soundcloud.com/player?url={url}"]),
        EmbedSite(
            name: "SoundCloud", link: "https://soundcloud.com/{user}/{track}",
            player: "https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/{user}/{track}", box: .low(166),
            forms: ["soundcloud.com/{user}/{track}"]),
        EmbedSite(
            name: "SoundCloud", link: "https://soundcloud.com/{user}/sets/{set}",
            player: "https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/{user}/sets/{set}", box: .low(450),
            forms: ["soundcloud.com/{user}/sets/{set}"]),
        EmbedSite(
            name: "Simplecast", player: "https://player.simplecast.com/{id}", box: .low(200),
            forms: ["player.simplecast.com/{id}"]),
        EmbedSite(
            name: "Transistor", link: "https://share.transistor.fm/s/{id}",
            player: "https://share.transistor.fm/e/{id}", box: .low(180),
            forms: ["share.transistor.fm/{kind:e|s}/{id}"]),
        EmbedSite(
            name: "Transistor", player: "https://share.transistor.fm/e/{show}/{list}", box: .low(390),
            forms: ["share.transistor.fm/e/{show}/{list}"]),
        EmbedSite(
            name: "Buzzsprout", link: "https://www.buzzsprout.com/{show}/episodes/{id}",
            player: "https://www.buzzsprout.com/{show}/episodes/{id}?client_source=small_player&iframe=true",
            box: .low(200), forms: ["buzzsprout.com/{show:#}/episodes/{id}"]),
        EmbedSite(
            name: "Buzzsprout", link: "https://www.buzzsprout.com/{show}/{id}",
            player: "https://www.buzzsprout.com/{show}/{id}?client_source=small_player&iframe=true", box: .low(200),
            forms: ["buzzsprout.com/{show:#}/{id}"]),
        EmbedSite(
            name: "Buzzsprout", link: "https://www.buzzsprout.com/{show}",
            player: "https://www.buzzsprout.com/{show}?client_source=large_player&iframe=true", box: .low(375),
            forms: ["buzzsprout.com/{show:#}"]),
        EmbedSite(
            name: "Libsyn", player: "https://html5-player.libsyn.com/embed/{rest}", box: .low(192),
            forms: ["html5-player.libsyn.com/embed/{rest:*}"]),
        EmbedSite(
            name: "Libsyn", player: "https://play.libsyn.com/embed/{rest}", box: .low(192),
            forms: ["play.libsyn.com/embed/{rest:*}"]),
        EmbedSite(
            name: "Podbean", player: "https://www.podbean.com/player-v2/?i={i}", box: .low(150),
            forms: ["podbean.com/player-v2?i={i}"]),
        EmbedSite(
            name: "Captivate", player: "https://player.captivate.fm/{rest}", box: .low(200),
            forms: ["player.captivate.fm/{rest:*}"]),
        EmbedSite(
            name: "Acast", link: "https://shows.acast.com/{show}/episodes/{id}",
            player: "https://embed.acast.com/{show}/{id}", box: .low(190),
            forms: ["shows.acast.com/{show}/episodes/{id}"]),
        EmbedSite(
            name: "Acast", player: "https://embed.acast.com/{rest}", box: .low(190),
            forms: ["embed.acast.com/{rest:*}"]),
        EmbedSite(
            name: "Megaphone", player: "https://playlist.megaphone.fm/?{kind}={id}", box: .low(200),
            forms: ["playlist.megaphone.fm?{kind:e|p}={id}"]),
        EmbedSite(
            name: "Megaphone", player: "https://player.megaphone.fm/{id}", box: .low(200),
            forms: ["player.megaphone.fm/{id}"]),
        EmbedSite(
            name: "Internet Archive", link: "https://archive.org/details/{id}",
            player: "https://archive.org/embed/{id}", box: .wide, forms: ["archive.org/{kind:details|embed}/{id}"]),
        EmbedSite(
            name: "Bandcamp", player: "https://bandcamp.com/EmbeddedPlayer/{rest}", box: .low(120),
            forms: ["bandcamp.com/EmbeddedPlayer/{rest:*}"]),
        EmbedSite(
            name: "Mixcloud", player: "https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&feed={feed}",
            box: .low(120),
            forms: ["mixcloud.com/widget/iframe?feed={feed}", "player-widget.mixcloud.com/widget/iframe?feed={feed}"]),
        EmbedSite(
            name: "Mixcloud", link: "https://www.mixcloud.com/{user}/{show}/",
            player: "https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&feed=%2F{user}%2F{show}%2F",
            box: .low(120), forms: ["mixcloud.com/{user}/{show}"]),
    ]

    private static func youtube(_ box: Embed.Box, _ forms: [String]) -> EmbedSite {
        EmbedSite(
            key: "youtube", name: "YouTube", link: "https://www.youtube.com/watch?v={id}",
            player: "https://www.youtube-nocookie.com/embed/{id}", playing: "autoplay=1", time: ("&t=", "?start="),
            box: box, forms: forms)
    }

    private static func vimeo(_ link: String, _ player: String, _ forms: [String]) -> EmbedSite {
        EmbedSite(
            key: "vimeo", name: "Vimeo", link: link, player: player, playing: "autoplay=1&dnt=1", time: ("#t=", "#t="),
            box: .wide, forms: forms)
    }
}
