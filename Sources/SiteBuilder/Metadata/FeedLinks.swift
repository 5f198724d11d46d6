import SiteEpisodes
import SitePublishing
import SiteTheming

/// `<link>` elements for feeds. They are empty if the site has no public address.
extension HTML {
    /// Links to the feeds of the whole site.
    init(feedsOf catalog: Catalog) {
        self.init(catalog.feedFormats, for: .home, title: catalog.site.title, in: catalog)
    }

    /// Links to the feeds of one list.
    init(feedsOf listing: Listing, in catalog: Catalog) {
        self.init(
            catalog.feedFormats(of: listing), for: listing.address, title: catalog.feedTitle(of: listing), in: catalog)
    }

    private init(_ formats: [FeedFormat], for page: Address, title: String, in catalog: Catalog) {
        guard catalog.site.base != nil else {
            self = .empty
            return
        }
        let title = HTML(escaping: title).text
        let links = formats.map { format in
            let url = HTML(linkTo: format.address(for: page)).text
            return "<link rel=\"alternate\" type=\"\(format.mediaType.name)\" href=\"\(url)\" title=\"\(title)\">"
        }
        self.init(trusted: links.joined(separator: "\n"))
    }
}
