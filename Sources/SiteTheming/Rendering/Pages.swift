import SiteEpisodes

/// The content of an episode's page.
public struct EpisodePage: Sendable {
    public var episode: Episode
    /// The rendered body, with links for this page.
    public var notes: HTML
    /// The transcript of the recording.
    public var transcript: ReadableTranscript?
    public var memberships: [Membership] = []
    /// All language versions of the episode, if there are several.
    public var versions: [Version] = []
    /// The previous and next episodes by publication.
    public var previous: Episode?
    public var next: Episode?
    /// Related episodes, the most related first.
    public var related: [Episode] = []
    /// The layouts on the page.
    public var gallery: Gallery?
    /// The beginning of the notes, for search engines, if the author wrote no summary.
    public var excerpt: String?
    /// Whether the browser records that the episode was watched.
    public var isRemembered = false
    public var head: PageHead

    public init(episode: Episode, notes: HTML, head: PageHead = PageHead()) {
        self.episode = episode
        self.notes = notes
        self.head = head
    }
}

/// A page composed of sections by its author: home, library, about.
public struct ContentPage: Sendable {
    public var page: Page
    /// The address of this page of the list. It differs from the page's own address from the second page on.
    public var address: Address
    public var notes: HTML
    /// All language versions of the page, if there are several.
    public var versions: [Version] = []
    /// The gallery, or `nil` for a page without sections.
    public var gallery: Gallery?
    public var numbers: PageNumbers?
    public var head: PageHead

    public init(
        page: Page, address: Address, notes: HTML = .empty, gallery: Gallery? = nil,
        numbers: PageNumbers? = nil, head: PageHead = PageHead()
    ) {
        self.page = page
        self.address = address
        self.notes = notes
        self.gallery = gallery
        self.numbers = numbers
        self.head = head
    }
}

/// The page of a tag, category, collection, season or person.
public struct ListingPage: Sendable {
    public var listing: Listing
    public var address: Address
    public var gallery: Gallery
    public var numbers: PageNumbers?
    /// The total duration of its episodes that have one.
    public var duration: PlayTime?
    public var head: PageHead

    public init(
        listing: Listing, address: Address, gallery: Gallery, numbers: PageNumbers? = nil, duration: PlayTime? = nil,
        head: PageHead = PageHead()
    ) {
        self.listing = listing
        self.address = address
        self.gallery = gallery
        self.numbers = numbers
        self.duration = duration
        self.head = head
    }
}
