import SiteMarkdown

/// The episodes that share a name: a tag, a category, a collection, a season, a person.
public struct Listing: Hashable, Sendable {
    public let kind: TermKind
    public let term: Term
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
    public internal(set) var details: ListingDetails {
        get { ownDetails.first ?? ListingDetails() }
        set { ownDetails = newValue == ListingDetails() ? [] : [newValue] }
    }

    public var name: String { term.name }
    public var slug: Slug { term.slug }
    public var address: Address { term.address }
    public var episodeCount: Int { listed.count }
}

/// Words and a picture for a name that episodes share.
public struct ListingDetails: Hashable, Sendable {
    public var summary: String?
    public var image: Picture?
    public var link: WebAddress?
    /// Where this stands among its kind; smaller comes first, those without come last.
    public var weight: Double?
    /// Which feeds it has; `nil` for what `site.yml` says of its kind.
    public var feedFormats: [FeedFormat]?
    /// How its own page orders the episodes; `nil` for the usual order of its kind.
    public var order: SectionOrder?
    /// Whether it teaches something from end to end, which search engines list by itself.
    public var isCourse = false
    /// The author's own keys: a map.
    public var extra: Value?

    public init() {}
}
