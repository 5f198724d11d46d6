import SiteEpisodes

/// The elements of the channel that podcast directories read.
extension Feed {
    func writeShow(_ podcast: Podcast, to writer: inout XMLWriter) {
        writeITunes(podcast, to: &writer)
        writePodcasting(podcast, to: &writer)
    }

    /// https://podcasters.apple.com/support/823-podcast-requirements
    private func writeITunes(_ podcast: Podcast, to writer: inout XMLWriter) {
        for category in podcast.categories {
            guard let first = category.first else { continue }
            if category.count > 1 {
                writer.element(.podcastCategory, ["text": first]) { writer in
                    writer.element(.podcastCategory, ["text": category[1]])
                }
            } else {
                writer.element(.podcastCategory, ["text": first])
            }
        }
        writer.element(.explicit, text: podcast.isExplicit.map { $0 ? "true" : "false" })
        writer.element(.showType, text: podcast.kind.rawValue)
        if podcast.ownerName != nil || podcast.ownerEmail != nil {
            writer.element(.owner) { writer in
                writer.element("itunes:name", text: podcast.ownerName)
                writer.element("itunes:email", text: podcast.ownerEmail)
            }
        }
        // PSP-1 requires these values in lower case.
        writer.element(.block, text: podcast.isBlocked ? "yes" : nil)
        writer.element(.complete, text: podcast.isComplete ? "yes" : nil)
        // Only the feed of the whole show announces its new address.
        if isWhole { writer.element(.newFeed, text: podcast.newFeed.map { base.absolute(.remote($0)) }) }
    }

    /// https://podcastindex.org/namespace/1.0
    private func writePodcasting(_ podcast: Podcast, to writer: inout XMLWriter) {
        writer.element(.podcastGUID, text: isWhole ? podcast.guid ?? ownGUID : ownGUID)
        writer.element(
            .locked, ["owner": podcast.lockOwner ?? podcast.ownerEmail],
            text: podcast.isLocked.map { $0 ? "yes" : "no" })
        writer.element(.medium, text: podcast.medium?.rawValue)
        for link in podcast.funding {
            writer.element(
                .funding, ["url": base.absolute(.remote(link.address))], text: link.title.cut(toCharacters: 128))
        }
        writer.element(podcast.license, base: base)
        for location in podcast.locations { writer.element(location) }
        for host in hosts { writer.element(host) }
        for note in podcast.notes { writer.element(note) }
        if !podcast.podroll.isEmpty {
            writer.element(.podroll) { writer in
                for show in podcast.podroll { writer.element(show, base: base) }
            }
        }
        if let publisher = podcast.publisher {
            writer.element(.publisher) { $0.element(publisher, medium: "publisher", base: base) }
        }
        if let frequency = podcast.updateFrequency {
            writer.element(
                .updateFrequency,
                [
                    "complete": podcast.isComplete ? "true" : nil, "dtstart": frequency.start?.rfc3339,
                    "rrule": frequency.rule,
                ], text: frequency.text.cut(toCharacters: 128))
        }
        for image in images { writer.element(image.picture, size: image.size, base: base) }
        for post in podcast.posts { writer.element(post, base: base) }
        writer.element(podcast.chat)
        for payments in podcast.payments { writer.element(payments, base: base) }
        if podcast.isBlocked { writer.element(.podcastBlock, text: "yes") }
        for block in podcast.blocks {
            writer.element(.podcastBlock, ["id": block.service], text: block.isBlocked ? "yes" : "no")
        }
        if site.announce.podping != nil { writer.element(.podping, ["usesPodping": "true"]) }
    }

    /// The GUID that follows from the feed's address.
    private var ownGUID: String { UUIDv5.podcast(feed: address(of: .rss)).text }
}
