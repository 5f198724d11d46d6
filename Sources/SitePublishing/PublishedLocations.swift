import SiteEpisodes

/// The path of an output file and its origin.
package struct PublishedLocation: Hashable, Sendable {
    package var address: Address
    package var source: PublishedFile.Source
}

extension Catalog {
    /// The paths of the files that ``siteMetadata(of:_:)`` makes, as far as they are known before the files are made.
    /// So the build can report two files with the same path before it does slow work.
    ///
    /// Two kinds of paths are missing: later parts of the sitemap and of the search index, whose names depend on their
    /// content, and earlier addresses from the ledger.
    package var publishedLocations: [PublishedLocation] {
        let redirects = redirects
        var places = redirects.map { PublishedLocation(address: $0.old, source: .file(path: $0.source)) }
        places += [Robots.file(bases: []), RedirectsFile.file(redirects)].compactMap {
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
