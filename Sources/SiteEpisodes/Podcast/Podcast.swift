import SiteDiagnostics

/// The facts about the show for podcast directories: `podcast:` in `site.yml`.
public struct Podcast: Hashable, Sendable {
    /// The order of the episodes: newest first, or from the first one on.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case episodic, serial
    }

    /// Categories such as `Technology`, or with a subcategory: `Society & Culture`, `Documentary`.
    public var categories: [[String]] = []
    public var ownerName: String?
    public var ownerEmail: String?
    /// Whether the show is explicit, or `nil` if not stated. Directories refuse a show without this.
    public var isExplicit: Bool?
    public var image: AssetLocation?
    /// A UUID that stays with the show when its feed moves, or `nil` to derive it from the feed's address.
    public var guid: String?
    public var isLocked: Bool?
    public var kind = Kind.episodic
    public var copyright: String?
    public var medium: PodcastMedium?
    public var license: PodcastLicense?
    public var locations: [PodcastLocation] = []
    /// Pages where listeners can support the show. The title is the text of the link.
    public var funding: [Link] = []
    public var notes: [PodcastNote] = []
    /// The feeds of recommended shows.
    public var podroll: [WebAddress] = []
    public var updateFrequency: UpdateFrequency?
    /// The new address of the feed, if it has moved.
    public var newFeed: WebAddress?
    /// Whether directories should not list the show.
    public var isBlocked = false
    /// Whether the show has ended.
    public var isComplete = false
    /// The hosts of the show, independent of its episodes.
    public var hosts: [Credit] = []
}

/// Fields of an episode for podcast players only.
public struct EpisodePodcast: Hashable, Sendable {
    public var soundbites: [Soundbite] = []
    public var license: PodcastLicense?
    public var locations: [PodcastLocation] = []
    /// Whether directories should not list the episode.
    public var isBlocked = false
}
