import SiteEpisodes

/// Everything the page of one episode shows.
package struct EpisodePage: Sendable {
    package var episode: Episode
    /// The rendered body, its links already made for this page.
    package var notes: HTML
    /// What is said in the recording.
    package var transcript: ReadableTranscript?
    package var memberships: [Membership] = []
    /// The episode in all of its languages, where it has several.
    package var versions: [Version] = []
    /// The episodes before and after, in the order in which they came out.
    package var previous: Episode?
    package var next: Episode?
    /// Episodes about the same things, nearest first.
    package var related: [Episode] = []
    /// Layouts that the page shows live.
    package var gallery: Gallery?
    /// The beginning of the notes, for search engines, where the author wrote no summary.
    package var excerpt: String?
    /// Whether the visitor's browser notes that it was watched.
    package var isRemembered = false
    package var head: PageHead

    package init(episode: Episode, notes: HTML, head: PageHead = PageHead()) {
        self.episode = episode
        self.notes = notes
        self.head = head
    }
}

/// A page that its author composed of sections: home, library, about.
package struct ContentPage: Sendable {
    package var page: Page
    /// Where this page of its list is; differs from the page's own address from the second on.
    package var address: Address
    package var notes: HTML
    /// The page in all of its languages, where it has several.
    package var versions: [Version] = []
    /// `nil` for a page without sections.
    package var gallery: Gallery?
    package var numbers: PageNumbers?
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
    /// Of all its episodes, as far as they tell.
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
