import CompositionalLayout
import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// A page of the site: its subject and its sections.
struct PagePlan: Sendable {
    enum Subject: Sendable {
        case episode(Episode)
        indirect case page(Page)
        indirect case listing(Listing)
        /// All names of a kind, as cells.
        case index(TermKind)
        /// All names of a kind, grouped by their first letter, or the names with one letter.
        indirect case letters(TermIndex, TermIndex.Group?)
        case search
        /// How to subscribe to the podcast with the feed at this address.
        case subscribe(feed: Address)
        case notFound
        /// One of the pictures that a page shows.
        case picture(PlannedPicture)

        /// The page's language, or `nil` for the site's language.
        var language: String? {
            switch self {
            case .episode(let episode): episode.language
            case .page(let page): page.language
            case .picture(let picture): picture.series.language
            case .listing, .index, .letters, .search, .subscribe, .notFound: nil
            }
        }
    }

    var subject: Subject
    let address: Address
    var sections: [PlannedSection] = []
    /// The split, or `nil` for one column.
    var split: PlannedSplit?
    /// The items around all sections, or `nil` if there are none.
    var boundary: PlannedBoundary?
    var numbers: PageNumbers?
    /// The reading direction of the page and its gallery.
    private(set) var direction = LayoutTraits.LayoutDirection.leftToRight

    /// Sets the layouts to the direction of the page's language.
    ///
    /// - Parameter siteLanguage: the language of pages without a file.
    mutating func read(siteLanguage: String) {
        direction = LayoutTraits.LayoutDirection(language: subject.language ?? siteLanguage)
        for index in sections.indices { sections[index].request = sections[index].request.read(direction) }
    }
}

/// A section of a page: its cells and the layout that places them.
struct PlannedSection: Sendable {
    let id: String
    let title: String?
    /// The kind of history, if the section shows the visitor's history.
    var history: SectionHistory?
    let more: HTML?
    var entries: [SectionEntry]
    /// The options for the pages of its pictures.
    var viewing = PictureViewing()
    var request: LayoutRequest
    /// Whether a surface is behind the cells, on a split page.
    var hasBackground = false
    /// The target of the `more` link, if it is on this site.
    var moreLink: SiteLink?
    /// The problems of the plan.
    var diagnostics: [Diagnostic] = []
}
