import SiteEpisodes
import SiteMarkup

/// The metadata in a page's head: Open Graph, cards and structured data. Code writes it from the catalog; templates
/// cannot change it. It needs absolute addresses, so a site without a public address has none.
package struct PageMetadata: Sendable {
    let catalog: Catalog
    let base: BaseAddress
    /// The JSON-LD of the show, made once. Every episode refers to it.
    let show: JSONWriter
    /// The Open Graph names of the languages of the pages.
    let locales: [String: String]

    /// - Returns: `nil` for a site without a public address.
    package init?(_ catalog: Catalog) {
        guard let base = catalog.site.base else { return nil }
        self.catalog = catalog
        self.base = base
        var show = JSONWriter(.script, capacity: 2048)
        show.node(catalog.isPodcast ? "PodcastSeries" : "CreativeWorkSeries") { json in
            json.member("name", catalog.site.title)
            json.member("url", base.text)
        }
        self.show = show
        locales = Dictionary(
            uniqueKeysWithValues: catalog.languages.compactMap { language in
                OpenGraphLocale.name(language).map { (language, $0) }
            })
    }

    /// The lines of the page's head.
    package func markup(of page: PageDescription) -> SharedMarkup {
        var head = HeadMarkup()
        writeOpenGraph(of: page, to: &head)
        if let episode = page.episode {
            head.alternate(
                type: OEmbed.linkType, address: base.absolute(OEmbed.address(of: episode)), title: page.title)
        }
        let things = structuredData(of: page)
        if !things.bytes.isEmpty { head.structuredData(things) }
        return head.shared
    }
}

extension Catalog {
    /// True if `site.yml` contains `podcast:`.
    package var isPodcast: Bool { site.podcast != nil }
}
