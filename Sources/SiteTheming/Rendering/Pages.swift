import SiteEpisodes

/// The content of an episode's page.
package struct EpisodePage: Sendable {
    package var episode: Episode
    /// The rendered body, with links for this page.
    package var notes: HTML
    /// The transcript of the recording.
    package var transcript: ReadableTranscript?
    package var memberships: [Membership] = []
    /// All language versions of the episode, if there are several.
    package var versions: [Version] = []
    /// The previous and next episodes by publication.
    package var previous: Episode?
    package var next: Episode?
    /// Related episodes, the most related first.
    package var related: [Episode] = []
    /// The layouts on the page.
    package var gallery: Gallery?
    /// The beginning of the notes, for search engines, if the author wrote no summary.
    package var excerpt: String?
    /// Whether the browser records that the episode was watched.
    package var isRemembered = false
    package var head: PageHead

    package init(episode: Episode, notes: HTML, head: PageHead = PageHead()) {
        self.episode = episode
        self.notes = notes
        self.head = head
    }
}

/// A page composed of sections by its author: home, library, about.
package struct ContentPage: Sendable {
    package var page: Page
    /// The address of this page of the list. It differs from the page's own address from the second page on.
    package var address: Address
    package var notes: HTML
    /// All language versions of the page, if there are several.
    package var versions: [Version] = []
    /// The gallery, or `nil` for a page without sections.
    package var gallery: Gallery?
    package var numbers: PageNumbers?
    /// The newest episode with a recording, for the home page of a podcast.
    package var latest: Episode?
    /// The newest trailer with a recording, for the same page.
    package var trailer: Episode?
    package var head: PageHead

    package init(
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
package struct ListingPage: Sendable {
    package var listing: Listing
    package var address: Address
    package var gallery: Gallery
    package var numbers: PageNumbers?
    /// The total duration of its episodes that have one.
    package var duration: PlayTime?
    package var head: PageHead

    package init(
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
