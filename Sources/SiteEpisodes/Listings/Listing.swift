import SiteMarkdown

/// The episodes that share a name: a tag, a category, a collection, a season or a person.
package struct Listing: Hashable, Sendable {
    package let kind: TermKind
    package let term: Term
    /// Empty for most listings, to save memory: a site may have thousands of tags, and few have details.
    private var ownDetails: [ListingDetails] = []
    /// The indices in ``Catalog/episodes``, in the order of the listing's page.
    let places: [Int]
    /// The indices that its page shows: one version of each episode.
    let listed: [Int]

    init(kind: TermKind, term: Term, details: ListingDetails, places: [Int], listed: [Int]) {
        self.kind = kind
        self.term = term
        self.places = places
        self.listed = listed
        self.details = details
    }

    /// The details from `collections/*.yml`, `people/*.yml` and similar files.
    package internal(set) var details: ListingDetails {
        get { ownDetails.first ?? ListingDetails() }
        set { ownDetails = newValue == ListingDetails() ? [] : [newValue] }
    }

    package var name: String { term.name }
    package var slug: Slug { term.slug }
    package var address: Address { term.address }
    package var episodeCount: Int { listed.count }
    /// Whether its page starts with the newest episode.
    package var startsWithNewest: Bool { (details.order ?? kind.usualOrder) == .newest }
}

extension TermKind {
    /// The order of episodes on a listing's page if the author sets none.
    var usualOrder: SectionOrder { self == .collections || self == .seasons ? .oldest : .newest }
}

/// A text and a picture for a name that episodes share.
package struct ListingDetails: Hashable, Sendable {
    package var summary: String?
    package var image: Picture?
    package var link: WebAddress?
    /// The weight among names of the same kind. Smaller weights come first; names without a weight come last.
    package var weight: Double?
    /// The feed formats, or `nil` for those in `site.yml` for this kind.
    package var feedFormats: [FeedFormat]?
    /// The order of episodes on its page, or `nil` for the usual order of its kind.
    package var order: SectionOrder?
    /// Whether this is a course, which search engines list separately.
    package var isCourse = false
    /// The author's own keys, as a map.
    package var extra: Value?

    package init() {}
}
