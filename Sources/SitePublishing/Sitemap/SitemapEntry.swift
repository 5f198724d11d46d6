import SiteEpisodes

/// A page that search engines may list.
package struct SitemapEntry: Hashable, Sendable {
    package var address: Address
    package var lastChange: ZonedDate?
    /// The page in all its languages, including its own; empty if it has only one.
    package var versions: [Version]
    /// The pictures of the page.
    package var images: [AssetLocation]
    /// The film on the page.
    package var video: SitemapVideo?

    package init(
        address: Address, lastChange: ZonedDate? = nil, versions: [Version] = [], images: [AssetLocation] = [],
        video: SitemapVideo? = nil
    ) {
        self.address = address
        self.lastChange = lastChange
        self.versions = versions
        self.images = images
        self.video = video
    }

    /// The maximum number of pictures of a page that search engines read
    /// (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps).
    static let mostImages = 1000

    func element(url: String, base: BaseAddress) -> SitemapPart.Element {
        var writer = XMLWriter(fragmentAtDepth: 1)
        let video = video?.resolved(base: base)
        writer.element("url") { writer in
            writer.element("loc", text: url)
            writer.element("lastmod", text: lastChange?.rfc3339)
            for version in versions {
                let href = base.absolute(version.address)
                writer.element("xhtml:link", ["rel": "alternate", "hreflang": version.language, "href": href])
            }
            for image in images.prefix(Self.mostImages) {
                writer.element("image:image") { $0.element("image:loc", text: base.absolute(image)) }
            }
            video?.write(to: &writer)
        }
        return SitemapPart.Element(
            bytes: writer.bytes, hasVersions: !versions.isEmpty, hasImages: !images.isEmpty, hasVideo: video != nil)
    }
}
