import SiteEpisodes
import SiteMarkup

/// JSON-LD in the vocabulary of https://schema.org, with the properties that search engines ask for
/// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). If a required property is
/// missing, the object is left out or written with a type that requires less.
extension PageMetadata {
    /// The JSON-LD objects about a page, one after another.
    func structuredData(of page: PageDescription) -> JSONWriter {
        var json = JSONWriter(.script, capacity: 2048)
        switch page.subject {
        case .home: writeSite(page, to: &json)
        case .episode(let episode): write(episode, on: page, to: &json)
        case .listing(let listing, let episodes, let first):
            write(listing, on: page, episodes: episodes, first: first, to: &json)
        case .picture(let picture): write(picture, of: page, to: &json)
        case .other: break
        }
        writeBreadcrumbs(of: page, to: &json)
        return json
    }

    private func writeSite(_ page: PageDescription, to json: inout JSONWriter) {
        let site = catalog.site
        func writeAuthor(_ json: inout JSONWriter) {
            guard let author = site.author else { return }
            json.member("author") { $0.node("Person") { $0.member("name", author) } }
        }
        json.node("WebSite") { json in
            json.member("name", site.title)
            json.member("url", base.text)
            json.member("description", site.summary)
            json.member("inLanguage", site.language)
            writeAuthor(&json)
        }
        guard let podcast = site.podcast else { return }
        json.node("PodcastSeries") { json in
            json.member("name", site.title)
            json.member("url", base.text)
            json.member("description", site.summary)
            json.member("image", podcast.image.map { base.absolute($0) })
            json.member("inLanguage", site.language)
            if podcast.hosts.isEmpty {
                writeAuthor(&json)
            } else {
                json.member("author", all: podcast.hosts) { write($1, to: &$0) }
            }
            if catalog.feedFormats.contains(.rss) {
                json.member("webFeed", base.absolute(FeedFormat.rss.address(for: .home)))
            }
            json.member("sameAs", any: podcast.links.filter { $0.service != nil }) {
                $0.append($1.address.absoluteText)
            }
            json.member("license", podcast.license?.address?.text)
        }
    }

    /// Writes a picture that has its own page
    /// (https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata).
    private func write(_ picture: Picture, of page: PageDescription, to json: inout JSONWriter) {
        json.node("ImageObject") { json in
            json.member("name", page.title)
            json.member("contentUrl", base.absolute(picture.location))
            json.member("url", base.absolute(page.address))
            json.member("inLanguage", page.language)
        }
    }

    /// Writes a person who takes part in an episode.
    func write(_ credit: Credit, to json: inout JSONWriter) {
        json.node("Person") { json in
            json.member("name", credit.person.name)
            json.member("url", catalog.listing(.people, credit.person.slug).map { base.absolute($0.address) })
        }
    }
}

extension JSONWriter {
    /// Writes an object of a schema.org type.
    mutating func node(_ type: StaticString, _ members: (inout JSONWriter) -> Void) {
        object { json in
            json.member("@type", word: type)
            members(&json)
        }
    }
}
