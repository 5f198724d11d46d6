import SiteEpisodes

extension Feed {
    /// The feed in RSS 2.0, which every podcast directory reads.
    var rss: [UInt8] {
        let items = items(in: .rss)
        // An estimate that is enough for most items.
        var writer = XMLWriter(capacity: items.reduce(1024) { $0 + 1024 + ($1.notes?.bytes.count ?? 0) * 5 / 4 })
        writer.element("rss", RSSName.rootAttributes) { writer in
            writer.element("channel") { writer in
                writeChannel(to: &writer)
                for item in items {
                    if let live = item.episode.podcast.live {
                        writer.element(.liveItem, live.attributes) { item.writeRSS(to: &$0, base: base) }
                    } else {
                        writer.element("item") { item.writeRSS(to: &$0, base: base) }
                    }
                }
            }
        }
        return writer.bytes
    }

    private func writeChannel(to writer: inout XMLWriter) {
        writer.element(.title, text: title)
        writer.element(.link, text: base.absolute(page))
        // RSS requires a description. The title is better than an empty one.
        writer.element(.description, text: summary ?? site.summary ?? title)
        writer.element(.language, text: site.language)
        writer.element(.copyright, text: site.podcast?.copyright)
        writer.element("lastBuildDate", text: updated?.rfc822)
        writer.element("generator", text: "sitegen")
        writer.element("atom:link", ["href": address(of: .rss), "rel": "self", "type": FeedFormat.rss.mediaType.name])
        if let hub = site.feeds.hub {
            writer.element("atom:link", ["href": base.absolute(.remote(hub)), "rel": "hub"])
        }
        if let image {
            writer.element("image") { writer in
                writer.element("url", text: base.absolute(image))
                writer.element("title", text: title)
                writer.element("link", text: base.absolute(page))
            }
            writer.element(.image, ["href": base.absolute(image)])
        }
        writer.element(.author, text: site.author)
        if let podcast = site.podcast {
            writeShow(podcast, to: &writer)
            writeTrailers(to: &writer)
        }
    }

    /// Trailers of the feed: https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/trailer.md
    private func writeTrailers(to writer: inout XMLWriter) {
        for item in items where item.episode.kind == .trailer {
            guard let date = item.episode.date, let enclosure = item.enclosures.first else { continue }
            writer.element(
                .trailer,
                [
                    "pubdate": date.rfc822, "url": enclosure.url,
                    "length": enclosure.bytes > 0 ? String(enclosure.bytes) : nil, "type": enclosure.type,
                    "season": item.seasonNumber.map(String.init),
                ], text: item.episode.title.cut(toCharacters: 128))
        }
    }
}

extension LiveStream {
    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/live-item.md
    fileprivate var attributes: XMLWriter.Attributes {
        ["status": status.rawValue, "start": start.rfc3339, "end": end?.rfc3339]
    }
}
