import Episodes

extension Feed {
    /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
    var json: [UInt8] {
        let authors = site.author.map { [JSONValue.map(["name": .string($0)])] } ?? []
        let hubs = site.feeds.hub.map { hub in
            [JSONValue.map(["type": .string("WebSub"), "url": .string(base.absolute(.remote(hub)))])]
        }
        return JSONValue.map([
            "version": .string("https://jsonfeed.org/version/1.1"),
            "title": .string(title),
            "home_page_url": .string(base.absolute(page)),
            "feed_url": .string(address(of: .json)),
            "description": .text(summary),
            "icon": .text(image.map { base.absolute($0) }),
            "authors": .list(authors),
            "language": .string(site.language),
            "expired": site.podcast?.isComplete == true ? .boolean(true) : nil,
            "hubs": .list(hubs ?? []),
            "items": .array(items(in: .json).map { $0.json(siteLanguage: site.language) }),
        ]).document
    }
}

extension FeedItem {
    fileprivate func json(siteLanguage: String) -> JSONValue {
        let tags = (episode.categories + episode.tags).map { JSONValue.string($0.name) }
        let authors = people.map { person in
            JSONValue.map(["name": .string(person.name), "url": .text(person.link), "avatar": .text(person.image)])
        }
        let html = notes.map { String(decoding: $0.bytes, as: UTF8.self) }
        return .map([
            "id": .string(guid),
            "url": .string(url),
            "title": .string(episode.title),
            "summary": .text(summary),
            "content_html": .text(html),
            // An item needs one kind of content.
            "content_text": .text(html == nil ? summary ?? episode.title : nil),
            "image": .text(image),
            "date_published": .text(episode.date?.rfc3339),
            "date_modified": .text(episode.updated?.rfc3339),
            "authors": .list(authors),
            "tags": .list(tags),
            "language": .text(episode.language == siteLanguage ? nil : episode.language),
            "attachments": .list(enclosures.map { $0.json(episode.duration) }),
        ])
    }
}

extension Enclosure {
    fileprivate func json(_ duration: PlayTime?) -> JSONValue {
        .map([
            "url": .string(url), "mime_type": .string(type),
            "size_in_bytes": bytes > 0 ? .integer(bytes) : nil,
            "duration_in_seconds": duration.map { .integer($0.seconds) },
        ])
    }
}
