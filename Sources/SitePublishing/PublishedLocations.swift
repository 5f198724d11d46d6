import SiteEpisodes

/// Where a file of a site will lie, and what it is made from.
package struct PublishedLocation: Hashable, Sendable {
    package var address: Address
    package var source: PublishedFile.Source
}

extension Catalog {
    /// Places of what ``siteMetadata(of:_:)`` makes, and of what it is made beside, as far as they can be told without making the files:
    /// so that two claims of one path are found before anything that takes long.
    ///
    /// Not told are the later parts of a sitemap and of the search, which are named by their contents, and old addresses of the
    /// ledger.
    package var publishedLocations: [PublishedLocation] {
        let redirects = redirects
        var places = redirects.map { PublishedLocation(address: $0.old, source: .file(path: $0.source)) }
        places += [Robots.file(base: site.base), RedirectsFile.file(redirects)].compactMap {
            $0.map(PublishedLocation.init)
        }
        places.append(PublishedLocation(WebManifest.file(of: site, icons: [], colors: ManifestColors())))
        places += episodes.compactMap { episode in
            episode.chaptersAddress.map {
                PublishedLocation(address: $0, source: .file(path: episode.body.source.path))
            }
        }
        if site.hasSearch {
            places.append(PublishedLocation(address: SearchIndex.address, source: .made("the search index")))
        }
        guard site.base != nil else { return places }
        places.append(PublishedLocation(address: Sitemap.address, source: .made("the sitemap")))
        places += feedFormats.map {
            PublishedLocation(address: $0.address(for: .home), source: .made("the feed of the site"))
        }
        for listing in TermKind.allCases.flatMap(listings) {
            places += feedFormats(of: listing).map {
                PublishedLocation(
                    address: $0.address(for: listing.address), source: .made("the feed of \(listing.address.path)"))
            }
        }
        return places
            + episodes.map {
                PublishedLocation(address: OEmbed.address(of: $0), source: .file(path: $0.body.source.path))
            }
    }
}

extension PublishedLocation {
    fileprivate init(_ file: PublishedFile) {
        self.init(address: file.address, source: file.source)
    }
}
