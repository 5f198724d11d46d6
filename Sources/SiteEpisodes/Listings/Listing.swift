import SiteMarkdown

/// The episodes that share a name: a tag, a category, a collection, a season, a person.
package struct Listing: Hashable, Sendable {
    package let kind: TermKind
    package let term: Term
    /// Empty for most: a site has thousands of tags, each in many lists, and hardly any has details.
    private var ownDetails: [ListingDetails] = []
    /// Places in ``Catalog/episodes``, in the order in which a page about this lists them.
    let places: [Int]
    /// Those of them that its page shows: of each episode one version.
    let listed: [Int]

    init(kind: TermKind, term: Term, details: ListingDetails, places: [Int], listed: [Int]) {
        self.kind = kind
        self.term = term
        self.places = places
        self.listed = listed
        self.details = details
    }

    /// What `collections/*.yml`, `people/*.yml` add to the name.
    package internal(set) var details: ListingDetails {
        get { ownDetails.first ?? ListingDetails() }
        set { ownDetails = newValue == ListingDetails() ? [] : [newValue] }
    }

    package var name: String { term.name }
    package var slug: Slug { term.slug }
    package var address: Address { term.address }
    package var episodeCount: Int { listed.count }
}

/// Words and a picture for a name that episodes share.
package struct ListingDetails: Hashable, Sendable {
    package var summary: String?
    package var image: Picture?
    package var link: WebAddress?
    /// Where this stands among its kind; smaller comes first, those without come last.
    package var weight: Double?
    /// Which feeds it has; `nil` for what `site.yml` says of its kind.
    package var feedFormats: [FeedFormat]?
    /// How its own page orders the episodes; `nil` for the usual order of its kind.
    package var order: SectionOrder?
    /// Whether it teaches something from end to end, which search engines list by itself.
    package var isCourse = false
    /// The author's own keys: a map.
    package var extra: Value?

    package init() {}
}
