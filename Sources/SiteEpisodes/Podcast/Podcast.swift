import SiteDiagnostics

/// What podcast directories want to know about the show: `podcast:` in `site.yml`.
package struct Podcast: Hashable, Sendable {
    /// The order of the episodes: newest first, or from the first on.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case episodic, serial
    }

    /// `Technology`, or with a part of it: `Society & Culture`, `Documentary`.
    package var categories: [[String]] = []
    package var ownerName: String?
    package var ownerEmail: String?
    /// `nil` when the author did not say; directories then refuse the show.
    package var isExplicit: Bool?
    package var image: AssetLocation?
    /// A UUID that stays with the show wherever its feed moves; `nil` for the one made from the feed's address.
    package var guid: String?
    package var isLocked: Bool?
    package var kind = Kind.episodic
    package var copyright: String?
    package var medium: PodcastMedium?
    package var license: PodcastLicense?
    package var locations: [PodcastLocation] = []
    /// Where listeners may support the show; the title is what to say about it.
    package var funding: [Link] = []
    package var notes: [PodcastNote] = []
    /// Addresses of the feeds of shows that this one recommends.
    package var podroll: [WebAddress] = []
    package var updateFrequency: UpdateFrequency?
    /// Where the feed has moved to.
    package var newFeed: WebAddress?
    /// Asks directories not to list the show.
    package var isBlocked = false
    /// No further episode will come.
    package var isComplete = false
    /// The hosts of the show, whatever the episodes say.
    package var hosts: [Credit] = []
}

/// What an episode tells podcast players alone.
package struct EpisodePodcast: Hashable, Sendable {
    package var soundbites: [Soundbite] = []
    package var license: PodcastLicense?
    package var locations: [PodcastLocation] = []
    /// Asks directories not to list the episode.
    package var isBlocked = false
}
