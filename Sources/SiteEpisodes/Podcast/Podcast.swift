import SiteDiagnostics

/// What podcast directories want to know about the show: `podcast:` in `site.yml`.
public struct Podcast: Hashable, Sendable {
    /// The order of the episodes: newest first, or from the first on.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case episodic, serial
    }

    /// `Technology`, or with a part of it: `Society & Culture`, `Documentary`.
    public var categories: [[String]] = []
    public var ownerName: String?
    public var ownerEmail: String?
    /// `nil` when the author did not say; directories then refuse the show.
    public var isExplicit: Bool?
    public var image: AssetLocation?
    /// A UUID that stays with the show wherever its feed moves; `nil` for the one made from the feed's address.
    public var guid: String?
    public var isLocked: Bool?
    public var kind = Kind.episodic
    public var copyright: String?
    public var medium: PodcastMedium?
    public var license: PodcastLicense?
    public var locations: [PodcastLocation] = []
    /// Where listeners may support the show; the title is what to say about it.
    public var funding: [Link] = []
    public var notes: [PodcastNote] = []
    /// Addresses of the feeds of shows that this one recommends.
    public var podroll: [WebAddress] = []
    public var updateFrequency: UpdateFrequency?
    /// Where the feed has moved to.
    public var newFeed: WebAddress?
    /// Asks directories not to list the show.
    public var isBlocked = false
    /// No further episode will come.
    public var isComplete = false
    /// The hosts of the show, whatever the episodes say.
    public var hosts: [Credit] = []
}

/// What an episode tells podcast players alone.
public struct EpisodePodcast: Hashable, Sendable {
    public var soundbites: [Soundbite] = []
    public var license: PodcastLicense?
    public var locations: [PodcastLocation] = []
    /// Asks directories not to list the episode.
    public var isBlocked = false
}
