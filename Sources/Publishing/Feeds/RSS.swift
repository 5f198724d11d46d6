import Episodes

extension Feed {
    /// RSS 2.0: what every podcast directory reads. All items: directories list what the feed lists.
    var rss: [UInt8] {
        var writer = XMLWriter()
        writer.element(
            "rss",
            [
                "version": "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom",
                "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
                "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
                "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
            ]
        ) { writer in
            writer.element("channel") { writer in
                writeChannel(to: &writer)
                for item in items { writer.element("item") { item.writeRSS(to: &$0, base: base) } }
            }
        }
        return writer.bytes
    }

    private func writeChannel(to writer: inout XMLWriter) {
        writer.element("title", text: title)
        writer.element("link", text: base.absolute(page))
        // RSS wants a description; the title is better than an empty one.
        writer.element("description", text: summary ?? site.summary ?? title)
        writer.element("language", text: site.language)
        writer.element("copyright", text: site.podcast?.copyright)
        writer.element("lastBuildDate", text: updated?.rfc822)
        writer.element("generator", text: "sitegen")
        writer.element("atom:link", ["href": address(of: .rss), "rel": "self", "type": FeedFormat.rss.mediaType.name])
        if let image {
            writer.element("image") { writer in
                writer.element("url", text: base.absolute(image))
                writer.element("title", text: title)
                writer.element("link", text: base.absolute(page))
            }
            writer.element("itunes:image", ["href": base.absolute(image)])
        }
        writer.element("itunes:author", text: site.author)
        if let podcast = site.podcast { podcast.writeRSS(to: &writer) }
    }
}

extension Podcast {
    fileprivate func writeRSS(to writer: inout XMLWriter) {
        for category in categories {
            guard let first = category.first else { continue }
            if category.count > 1 {
                writer.element("itunes:category", ["text": first]) { writer in
                    writer.element("itunes:category", ["text": category[1]])
                }
            } else {
                writer.element("itunes:category", ["text": first])
            }
        }
        writer.element("itunes:explicit", text: isExplicit ? "true" : "false")
        writer.element("itunes:type", text: kind.rawValue)
        if ownerName != nil || ownerEmail != nil {
            writer.element("itunes:owner") { writer in
                writer.element("itunes:name", text: ownerName)
                writer.element("itunes:email", text: ownerEmail)
            }
        }
        writer.element("podcast:guid", text: guid)
        writer.element("podcast:locked", ["owner": ownerEmail], text: isLocked.map { $0 ? "yes" : "no" })
    }
}
