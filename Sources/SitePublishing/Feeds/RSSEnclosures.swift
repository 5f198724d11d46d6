import SiteEpisodes

/// The recordings of an item.
extension FeedItem {
    /// Writes the first recording, and all that need more than an `enclosure` says.
    ///
    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/alternate-enclosure.md
    func writeAlternates(to writer: inout XMLWriter) {
        for (place, enclosure) in enclosures.enumerated() {
            let isFirst = place == 0
            if isFirst, enclosure.variant == .plain { continue }
            write(enclosure, isPreferred: isFirst || enclosure.variant.isPreferred, to: &writer)
        }
    }

    private func write(_ enclosure: Enclosure, isPreferred: Bool, to writer: inout XMLWriter) {
        let variant = enclosure.variant
        writer.element(
            .alternateEnclosure,
            [
                "type": enclosure.type, "length": enclosure.bytes > 0 ? String(enclosure.bytes) : nil,
                "bitrate": variant.bitrate, "height": variant.height.map(String.init), "lang": variant.language,
                "title": variant.title?.cut(toCharacters: 32), "rel": variant.relation,
                "codecs": enclosure.codecs.isEmpty ? nil : enclosure.codecs.joined(separator: ","),
                "default": isPreferred ? "true" : nil,
            ]
        ) { writer in
            writer.element(.source, ["uri": enclosure.url])
            for source in variant.sources {
                writer.element(.source, ["uri": source.address, "contentType": source.type])
            }
            if let integrity = variant.integrity {
                writer.element(.integrity, ["type": integrity.kind.rawValue, "value": integrity.value])
            }
        }
    }
}
