import SiteDiagnostics
import SiteEpisodes

extension ContextWriter {
    /// - Parameter summary: the beginning of the notes, used if the author wrote no summary.
    func card(_ episode: Episode, summary: String?, place: PicturePlace) -> TemplateValue {
        let label = GeneratedArtwork.label(number: episode.number?.text, title: episode.title)
        return [
            .words: words.value,
            .title: .text(episode.title), .url: .link(episode.address),
            .number: number(of: episode), .season: season(of: episode),
            .language: foreign(episode.language),
            .date: date(episode.date), .duration: duration(of: episode),
            .hasRecording: .boolean(!episode.media.isEmpty), .recording: recording(of: episode),
            .summary: .text((episode.summary ?? summary).map { shortened($0, to: 220) }),
            .tags: cardChips(of: episode), .extra: .authored(episode.extra),
            .artwork: artwork(episode.cover, identity: episode.address, label: label, place: place),
        ]
    }

    /// - Parameter duration: the total duration of its episodes that have one.
    func card(_ listing: Listing, duration: PlayTime?, place: PicturePlace) -> TemplateValue {
        [
            .words: words.value,
            .title: .text(name(listing.kind, listing.term)), .url: .link(listing.address),
            .language: foreign(site.language),
            .count: .text(words.episodes(listing.episodeCount)),
            .duration: .text(duration.map(words.spoken)), .isPerson: .boolean(listing.kind == .people),
            .summary: .text(listing.details.summary.map { shortened($0, to: 220) }),
            .extra: .authored(listing.details.extra),
            .hue: .number(GeneratedArtwork.hue(of: listing.address.path)),
            .artwork: artwork(
                listing.details.image, identity: listing.address,
                label: GeneratedArtwork.label(number: nil, title: listing.name), place: place),
        ]
    }

    func card(_ theme: ThemeEntry, place: PicturePlace) -> TemplateValue {
        [
            .words: words.value,
            .title: .text(theme.name), .url: .link(theme.address), .language: foreign("en"), .count: .null,
            .duration: .null, .isPerson: false, .summary: .text(theme.summary), .extra: .null,
            .hue: .number(GeneratedArtwork.hue(of: theme.address.path)),
            .artwork: artwork(theme.image, identity: theme.address, label: "", place: place),
        ]
    }

    /// A card of a page. It has the number of the page's pictures, and shows the first if the page has no own picture.
    func card(_ page: Page, place: PicturePlace) -> TemplateValue {
        let label = GeneratedArtwork.label(number: nil, title: page.title)
        return [
            .words: words.value,
            .title: .text(page.title), .url: .link(page.address), .language: foreign(page.language),
            .count: .text(pictureCount(of: page)),
            .summary: .text(page.summary.map { shortened($0, to: 220) }), .extra: .authored(page.extra),
            .artwork: artwork(
                page.cover, identity: page.address, label: label, place: place),
        ]
    }

    /// The text `24 pictures`, or `nil` if the page shows none.
    func pictureCount(of page: Page) -> String? {
        let count = page.pictures.count
        return count == 0 ? nil : words.pictures(count)
    }

    func card(_ picture: Picture, page: Address?, place: PicturePlace) -> TemplateValue {
        [
            .words: words.value,
            .title: .text(picture.alternative),
            .url: pictures.isRefused(picture) ? .null : page.map { .link($0) } ?? .link(picture.location),
            .artwork: artwork(picture, identity: .home, label: "", place: place),
        ]
    }

    /// A numbered swatch. Neighbours differ in colour, and in height if the layout takes the height from the content.
    func swatch(_ number: Int) -> TemplateValue {
        [
            .number: .number(number), .hue: .number((number - 1) * 5 % GeneratedArtwork.hueCount),
            .height: .number(number * 7 % 4),
        ]
    }
}

extension Page {
    /// The pictures that the page shows.
    package var pictures: [Picture] { sections.flatMap(\.shownPictures) }

    /// The page's own picture, or else the first that it shows.
    package var cover: Picture? { image ?? pictures.first }
}
