import Episodes

extension FeedItem {
    func writeRSS(to writer: inout XMLWriter, base: BaseAddress) {
        writer.element("title", text: episode.title)
        writer.element("link", text: url)
        writer.element("guid", ["isPermaLink": guid == url ? "true" : "false"], text: guid)
        writer.element("pubDate", text: episode.date?.rfc822)
        writer.element("description", text: summary.map(Self.htmlText))
        for term in episode.categories + episode.tags { writer.element("category", text: term.name) }
        // RSS knows one enclosure.
        if let enclosure = enclosures.first {
            writer.element(
                "enclosure", ["url": enclosure.url, "length": String(enclosure.bytes), "type": enclosure.type])
        }
        writeITunes(to: &writer)
        writePodcasting(to: &writer, base: base)
        if let notes { writer.element("content:encoded", bytes: notes) }
    }

    /// https://help.apple.com/itc/podcasts_connect/#/itcb54353390
    private func writeITunes(to writer: inout XMLWriter) {
        writer.element("itunes:subtitle", text: episode.subtitle)
        writer.element("itunes:duration", text: episode.duration.map { String($0.seconds) })
        // Apple takes whole numbers from 1 on.
        writer.element("itunes:episode", text: episode.number?.integer.flatMap { $0 > 0 ? String($0) : nil })
        writer.element("itunes:season", text: seasonNumber.map(String.init))
        writer.element("itunes:episodeType", text: episode.kind.rawValue)
        writer.element("itunes:explicit", text: episode.isExplicit.map { $0 ? "true" : "false" })
        if let image { writer.element("itunes:image", ["href": image]) }
    }

    /// https://podcastindex.org/namespace/1.0
    private func writePodcasting(to writer: inout XMLWriter, base: BaseAddress) {
        for transcript in episode.transcripts {
            writer.element(
                "podcast:transcript",
                [
                    "url": base.absolute(transcript.location), "type": transcript.type.name,
                    "language": transcript.language ?? episode.language,
                ])
        }
        for (role, credits) in [("host", episode.hosts), ("guest", episode.guests)] {
            for credit in credits {
                writer.element("podcast:person", ["role": role, "href": credit.link?.text], text: credit.person.name)
            }
        }
    }

    /// Readers take a description for HTML: what looks like a tag in plain text would vanish.
    private static func htmlText(_ text: String) -> String {
        guard text.contains("<") else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private var seasonNumber: Int? {
        episode.season.flatMap { Int($0.slug.text) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
