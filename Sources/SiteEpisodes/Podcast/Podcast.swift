import SiteDiagnostics

/// The facts about the show for podcast directories: `podcast:` in `site.yml`.
package struct Podcast: Hashable, Sendable {
    /// The order of the episodes: newest first, or from the first one on.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case episodic, serial
    }

    /// Categories such as `Technology`, or with a subcategory: `Society & Culture`, `Documentary`.
    package var categories: [[String]] = []
    package var ownerName: String?
    package var ownerEmail: String?
    /// Whether the show is explicit, or `nil` if not stated. Directories refuse a show without this.
    package var isExplicit: Bool?
    package var image: AssetLocation?
    /// A UUID that stays with the show when its feed moves, or `nil` to derive it from the feed's address.
    package var guid: String?
    package var isLocked: Bool?
    /// The email of the person who may unlock the show, by default the owner's.
    package var lockOwner: String?
    package var kind = Kind.episodic
    package var copyright: String?
    package var medium: PodcastMedium?
    package var license: PodcastLicense?
    package var locations: [PodcastLocation] = []
    /// Pages where listeners can support the show. The title is the text of the link.
    package var funding: [Link] = []
    /// The places where the show can be heard, in the author's order.
    package var links: [ListeningLink] = []
    package var notes: [PodcastNote] = []
    /// Recommended shows.
    package var podroll: [RemoteItem] = []
    /// The feed of the show's publisher.
    package var publisher: RemoteItem?
    package var images: [PodcastPicture] = []
    /// Posts about the whole show.
    package var posts: [SocialPost] = []
    package var chat: PodcastChat?
    package var payments: [Payments] = []
    package var updateFrequency: UpdateFrequency?
    /// The new address of the feed, if it has moved.
    package var newFeed: WebAddress?
    /// Whether directories should not list the show.
    package var isBlocked = false
    /// Exceptions for single services.
    package var blocks: [ServiceBlock] = []
    /// Whether the show has ended.
    package var isComplete = false
    /// The hosts of the show, independent of its episodes.
    package var hosts: [Credit] = []
}

/// Fields of an episode for podcast players only.
package struct EpisodePodcast: Hashable, Sendable {
    package var soundbites: [Soundbite] = []
    package var license: PodcastLicense?
    package var locations: [PodcastLocation] = []
    /// Whether directories should not list the episode.
    package var isBlocked = false
    package var images: [PodcastPicture] = []
    /// Posts whose answers are the comments on the episode.
    package var posts: [SocialPost] = []
    package var chat: PodcastChat?
    package var notes: [PodcastNote] = []
    /// Pages where the episode can be heard or seen too.
    package var contentLinks: [Link] = []
    package var payments: [Payments] = []
    package var live: LiveStream?
    /// Chapters on a different host.
    package var chapters: WebAddress?
}
