import SiteEpisodes

extension Feed {
    /// The feed in Atom (RFC 4287). Entries must have a date, so episodes without one are left out. `nil` if no episode
    /// has one.
    var atom: [UInt8]? {
        // Items with a date come first.
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
            if let hub = site.feeds.hub {
                writer.element("link", ["rel": "hub", "href": base.absolute(.remote(hub))])
            }
            writer.element("logo", text: image.map { base.absolute($0) })
            writer.element("rights", text: site.podcast?.copyright)
            // Atom requires an author in the entry or in the feed.
            writer.element("author") { $0.element("name", text: site.author ?? site.title) }
            for item in items(in: .atom).prefix(while: { $0.episode.date != nil }) {
                writer.element("entry", language(of: item)) { item.writeAtom(to: &$0, base: base) }
            }
        }
        return writer.bytes
    }

    private func language(of item: FeedItem) -> XMLWriter.Attributes {
        ["xml:lang": item.episode.language == site.language ? nil : item.episode.language]
    }
}

extension FeedItem {
    fileprivate func writeAtom(to writer: inout XMLWriter, base: BaseAddress) {
        writer.element("title", text: episode.title)
        writer.element("id", text: atomID(base: base))
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
        let hosts = episode.hosts.count
        for (index, person) in people.enumerated() {
            writer.element(index < hosts ? "author" : "contributor") { writer in
                writer.element("name", text: person.name)
                writer.element("uri", text: person.link)
            }
        }
        writer.element("summary", text: summary)
        writer.element("content", ["type": "html"], html: notes)
    }

    /// The GUID as an IRI, which Atom requires: the GUID itself, `urn:uuid:`, or a tag (RFC 4151) from the site's host
    /// and the date of publication.
    private func atomID(base: BaseAddress) -> String {
        let scheme = guid.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        let isAddress =
            scheme.first?.isLetter == true && guid[scheme.endIndex...].hasPrefix(":")
            && guid.utf8.allSatisfy { $0 > 0x20 && !"\"<>\\^`{|}".utf8.contains($0) }
        if isAddress { return guid }
        if UUIDv5.isUUID(guid) { return "urn:uuid:" + guid.lowercased() }
        guard let day = episode.date?.dayText else { return url }
        let host = base.text.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" && $0 != ":" }
        return "tag:\(host),\(day):" + Address(file: guid).encodedPath.dropFirst()
    }
}
