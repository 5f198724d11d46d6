import SiteEpisodes

extension FeedItem {
    func writeRSS(to writer: inout XMLWriter, base: BaseAddress) {
        writer.element(.title, text: episode.title)
        writer.element(.link, text: url)
        writer.element(.guid, ["isPermaLink": guid == url ? "true" : "false"], text: guid)
        writer.element(.pubDate, text: episode.date?.rfc822)
        writer.element(.description, text: summary)
        for term in episode.categories + episode.tags { writer.element(.category, text: term.name) }
        // An RSS item has at most one enclosure.
        if let enclosure = enclosures.first {
            writer.element(
                .enclosure, ["url": enclosure.url, "length": String(enclosure.bytes), "type": enclosure.type])
        }
        writeITunes(to: &writer)
        writePodcasting(to: &writer, base: base)
        writer.element(.notes, html: notes)
    }

    /// https://podcasters.apple.com/support/823-podcast-requirements
    private func writeITunes(to writer: inout XMLWriter) {
        writer.element(.subtitle, text: episode.subtitle)
        writer.element(.duration, text: episode.duration.map { String($0.seconds) })
        // Apple accepts whole numbers from 1.
        writer.element(.number, text: episode.number?.integer.flatMap { $0 > 0 ? String($0) : nil })
        writer.element(.season, text: seasonNumber.map(String.init))
        writer.element(.episodeType, text: episode.kind.rawValue)
        writer.element(.explicit, text: episode.isExplicit.map { $0 ? "true" : "false" })
        if let image { writer.element(.image, ["href": image]) }
        writer.element(.block, text: episode.podcast.isBlocked ? "yes" : nil)
    }

    /// https://podcastindex.org/namespace/1.0
    private func writePodcasting(to writer: inout XMLWriter, base: BaseAddress) {
        writeAlternates(to: &writer)
        for image in images { writer.element(image.picture, size: image.size, base: base) }
        for transcript in episode.transcripts {
            writer.element(
                .transcript,
                [
                    "url": base.absolute(transcript.location), "type": transcript.type.name,
                    "language": transcript.language ?? episode.language,
                    "rel": transcript.isCaptions ? "captions" : nil,
                ])
        }
        let ownChapters = episode.chaptersAddress.map { base.absolute($0) }
        if let chapters = ownChapters ?? episode.podcast.chapters.map({ base.absolute(.remote($0)) }) {
            writer.element(.chapters, ["url": chapters, "type": ChaptersFile.type.name])
        }
        for person in people { writer.element(person) }
        if let season = episode.season, let number = seasonNumber {
            let name = season.name == "Season \(number)" ? nil : season.name.cut(toCharacters: 128)
            writer.element(.podcastSeason, ["name": name], text: String(number))
        }
        if let number = decimalNumber {
            writer.element(
                .podcastEpisode, ["display": number.integer == nil ? number.text : nil], text: number.text)
        }
        for soundbite in episode.podcast.soundbites {
            writer.element(
                .soundbite,
                ["startTime": soundbite.start.secondsText, "duration": soundbite.duration.secondsText],
                text: soundbite.title?.cut(toCharacters: 128) ?? "")
        }
        writer.element(episode.podcast.license, base: base)
        for location in episode.podcast.locations { writer.element(location) }
        writeConversations(to: &writer, base: base)
    }

    private func writeConversations(to writer: inout XMLWriter, base: BaseAddress) {
        let podcast = episode.podcast
        for post in podcast.posts { writer.element(post, base: base) }
        writer.element(podcast.chat)
        for note in podcast.notes { writer.element(note) }
        for link in podcast.contentLinks {
            writer.element(.contentLink, ["href": base.absolute(.remote(link.address))], text: link.title)
        }
        // A live item needs a page for apps that cannot play it.
        if podcast.live != nil, podcast.contentLinks.isEmpty {
            writer.element(.contentLink, ["href": url], text: episode.title)
        }
        for payments in podcast.payments { writer.element(payments, base: base) }
    }

    var seasonNumber: Int? {
        episode.season.flatMap { Int($0.slug.text) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The number if it is a decimal number: `42` or `2.10`, not `T-0`.
    private var decimalNumber: Ordinal? {
        guard let number = episode.number else { return nil }
        let parts = number.text.split(separator: ".", omittingEmptySubsequences: false)
        let isDecimal = parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
        return isDecimal ? number : nil
    }
}
