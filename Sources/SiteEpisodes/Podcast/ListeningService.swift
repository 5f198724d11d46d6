/// A service in which podcasts can be heard.
package enum ListeningService: String, Hashable, Sendable, CaseIterable {
    case amazonMusic, antennaPod, applePodcasts, castbox, castro, deezer, fountain, iHeart, overcast, pocketCasts
    case podcastAddict, podcastIndex, soundCloud, spotify, tuneIn, youTube, youTubeMusic

    /// The name that people know.
    package var name: String {
        switch self {
        case .amazonMusic: "Amazon Music"
        case .antennaPod: "AntennaPod"
        case .applePodcasts: "Apple Podcasts"
        case .castbox: "Castbox"
        case .castro: "Castro"
        case .deezer: "Deezer"
        case .fountain: "Fountain"
        case .iHeart: "iHeart"
        case .overcast: "Overcast"
        case .pocketCasts: "Pocket Casts"
        case .podcastAddict: "Podcast Addict"
        case .podcastIndex: "Podcast Index"
        case .soundCloud: "SoundCloud"
        case .spotify: "Spotify"
        case .tuneIn: "TuneIn"
        case .youTube: "YouTube"
        case .youTubeMusic: "YouTube Music"
        }
    }

    /// The ends of its hosts. A host belongs to the service with the longest end.
    private var hosts: [String] {
        switch self {
        case .amazonMusic: ["music.amazon.com", "music.amazon.co.uk", "music.amazon.de", "music.amazon.fr"]
        case .antennaPod: ["antennapod.org"]
        case .applePodcasts: ["podcasts.apple.com", "itunes.apple.com"]
        case .castbox: ["castbox.fm"]
        case .castro: ["castro.fm"]
        case .deezer: ["deezer.com", "deezer.page.link"]
        case .fountain: ["fountain.fm"]
        case .iHeart: ["iheart.com"]
        case .overcast: ["overcast.fm"]
        case .pocketCasts: ["pca.st", "pocketcasts.com"]
        case .podcastAddict: ["podcastaddict.com"]
        case .podcastIndex: ["podcastindex.org"]
        case .soundCloud: ["soundcloud.com"]
        case .spotify: ["spotify.com", "spotify.link"]
        case .tuneIn: ["tunein.com"]
        case .youTube: ["youtube.com", "youtu.be"]
        case .youTubeMusic: ["music.youtube.com"]
        }
    }

    /// - Parameter host: A host in lower case, such as `open.spotify.com`.
    init?(host: String) {
        let known = Self.allCases.flatMap { service in service.hosts.map { (service, $0) } }
        let found = known.filter { host == $0.1 || host.hasSuffix("." + $0.1) }
        guard let service = found.max(by: { $0.1.utf8.count < $1.1.utf8.count })?.0 else { return nil }
        self = service
    }

    /// - Parameter text: A name in any spelling: `Pocket Casts`, `pocketcasts`, `apple`.
    init?(named text: String) {
        func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
        let name = letters(text)
        let synonyms: [String: Self] = ["apple": .applePodcasts, "itunes": .applePodcasts, "amazon": .amazonMusic]
        let known = synonyms[name] ?? Self.allCases.first { letters($0.name) == name }
        guard let known else { return nil }
        self = known
    }
}
