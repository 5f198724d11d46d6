import Episodes

extension Feed {
    /// RFC 4287. Entries must say when they changed, so episodes without a date are not in it; without any there is no feed.
    var atom: [UInt8]? {
        // Those with a date come first.
        guard items.first?.episode.date != nil, let updated else { return nil }
        var writer = XMLWriter()
        writer.element("feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": site.language]) { writer in
            writer.element("title", text: title)
            writer.element("subtitle", text: summary)
            writer.element("id", text: base.absolute(page))
            writer.element("updated", text: updated.rfc3339)
            writer.element("generator", text: "sitegen")
            writer.element("link", ["rel": "alternate", "type": "text/html", "href": base.absolute(page)])
            let own = FeedFormat.atom
            writer.element("link", ["rel": "self", "type": own.mediaType.name, "href": address(of: own)])
            writer.element("logo", text: image.map { base.absolute($0) })
            // An entry needs an author, its own or the feed's.
            writer.element("author") { $0.element("name", text: site.author ?? site.title) }
            for item in items.prefix(Self.recentCount).prefix(while: { $0.episode.date != nil }) {
                writer.element("entry") { item.writeAtom(to: &$0) }
            }
        }
        return writer.bytes
    }
}

extension FeedItem {
    fileprivate func writeAtom(to writer: inout XMLWriter) {
        writer.element("title", text: episode.title)
        writer.element("id", text: url)
        writer.element("published", text: episode.date?.rfc3339)
        writer.element("updated", text: updated?.rfc3339)
        writer.element("link", ["rel": "alternate", "type": "text/html", "href": url])
        for enclosure in enclosures {
            writer.element(
                "link",
                [
                    "rel": "enclosure", "type": enclosure.type, "href": enclosure.url,
                    "length": enclosure.bytes > 0 ? String(enclosure.bytes) : nil,
                ])
        }
        for term in episode.categories + episode.tags { writer.element("category", ["term": term.name]) }
        for credit in episode.hosts { writer.element("author") { $0.element("name", text: credit.person.name) } }
        for credit in episode.guests { writer.element("contributor") { $0.element("name", text: credit.person.name) } }
        writer.element("summary", text: summary)
        if let notes { writer.element("content", ["type": "html"], bytes: notes) }
    }
}
