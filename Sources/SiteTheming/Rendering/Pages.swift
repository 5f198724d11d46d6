import SiteEpisodes

/// Everything the page of one episode shows.
public struct EpisodePage: Sendable {
    public var episode: Episode
    /// The rendered body, its links already made for this page.
    public var notes: HTML
    /// What is said in the recording.
    public var transcript: ReadableTranscript?
    public var memberships: [Membership] = []
    /// The episode in all of its languages, where it has several.
    public var versions: [Version] = []
    /// The episodes before and after, in the order in which they came out.
    public var previous: Episode?
    public var next: Episode?
    /// Episodes about the same things, nearest first.
    public var related: [Episode] = []
    /// Layouts that the page shows live.
    public var gallery: Gallery?
    /// The beginning of the notes, for search engines, where the author wrote no summary.
    public var excerpt: String?
    /// Whether the visitor's browser notes that it was watched.
    public var isRemembered = false
    public var head: PageHead

    public init(episode: Episode, notes: HTML, head: PageHead = PageHead()) {
        self.episode = episode
        self.notes = notes
        self.head = head
    }
}

/// A page that its author composed of sections: home, library, about.
public struct ContentPage: Sendable {
    public var page: Page
    /// Where this page of its list is; differs from the page's own address from the second on.
    public var address: Address
    public var notes: HTML
    /// The page in all of its languages, where it has several.
    public var versions: [Version] = []
    /// `nil` for a page without sections.
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
    /// Of all its episodes, as far as they tell.
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
