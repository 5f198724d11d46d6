import SiteEpisodes
import SiteMediaFacts

extension ContextWriter {
    func slots(_ page: EpisodePage) -> TemplateRecord {
        let episode = page.episode
        let label = GeneratedArtwork.label(number: episode.number?.text, title: episode.title)
        let pictured = pictured(episode)
        let video = pictured.map { self.video($0, of: episode) } ?? .null
        let audio = first(of: episode) { $0 == pictured ? .null : self.audio($0) }
        let external = first(of: episode) { self.external($0, of: episode, label: label) }
        // A player shows the picture as its poster.
        let showsArtwork = video == .null && external == .null
        let hasPlayer = video != .null || audio != .null
        let timeline = Timeline(episode)
        let chapters = chapters(of: episode, timeline, transcript: page.transcript)
        let aside = aside(page, chapters: hasPlayer ? .null : chapters)
        let slots: TemplateRecord = [
            .breadcrumbs: breadcrumbs(page.memberships.prefix(1).map { ($0.collection.name, $0.collection.address) }),
            .number: number(of: episode), .season: season(of: episode),
            .date: date(episode.date), .duration: duration(of: episode),
            .artwork: showsArtwork
                ? artwork(
                    episode.cover, identity: episode.address, label: label, place: .header(upTo: headerArtwork))
                : .null,
            .video: video, .external: external, .audio: audio,
            .player: hasPlayer ? player(page, kind: video == .null ? "audio" : "video", chapters: chapters) : .null,
            .plays: .boolean(hasPlayer || page.gallery?.isPlayable ?? false),
            .transcript: transcript(page.transcript, of: episode, timeline),
            .notes: .html(page.notes), .gallery: gallery(page.gallery, label: nil),
            .neighbours: neighbours(page), .related: related(page.related),
            .watched: page.isRemembered ? card(episode, summary: page.excerpt, place: .below) : .null,
            .remembers: .boolean(page.isRemembered || page.gallery?.hasHistory ?? false),
        ]
        return slots.merging(aside)
    }

    private func player(_ page: EpisodePage, kind: TemplateValue, chapters: TemplateValue) -> TemplateValue {
        let course = page.memberships.first { $0.collection.details.isCourse && $0.nextPlayable != nil }
        return [.kind: kind, .chapters: chapters, .next: step(to: course?.nextPlayable)]
    }

    func first(of episode: Episode, _ context: (Media) -> TemplateValue) -> TemplateValue {
        episode.media.lazy.map(context).first { $0 != .null } ?? .null
    }

    /// The content beside the notes, or `null` if there is none.
    ///
    /// - Parameter chapters: the chapters, if no player shows them.
    private func aside(_ page: EpisodePage, chapters: TemplateValue) -> TemplateRecord {
        let episode = page.episode
        let blocks: TemplateRecord = [
            .collections: group(page.memberships.map(membership)),
            .people: group(
                episode.hosts.map { credit($0, role: words["host"]) } + episode.guests.map { credit($0, role: nil) }),
            .chapters: chapters,
            .links: group(
                episode.links.map { [.title: .text($0.title), .url: .link($0.address)] }
                    + episode.transcripts.map { link(toTranscript: $0, of: episode) }),
            .tags: chips(of: episode),
        ]
        return blocks.merging([.aside: .boolean(blocks.saysAnything)])
    }

    private func membership(_ membership: Membership) -> TemplateValue {
        let position = String(membership.position)
        let count = String(membership.collection.episodeCount)
        let place = words.filled(
            "place", ["n": words.format.localized(position), "count": words.format.localized(count)])
        return [
            .title: .text(membership.collection.name), .url: link(.collections, membership.collection.term),
            .position: .text(position), .count: .text(count),
            .place: .text(place),
            .previous: step(to: membership.previous), .next: step(to: membership.next),
        ]
    }

    private func step(to episode: Episode?) -> TemplateValue {
        guard let episode else { return .null }
        return [.title: .text(episode.title), .url: .link(episode.address), .language: foreign(episode.language)]
    }

    func credit(_ credit: Credit, role: String?) -> TemplateValue {
        let page = credit.hasPage ? link(.people, credit.person) : .null
        return [
            .name: .text(credit.person.name), .role: .text(credit.role ?? role),
            .url: page == .null ? .link(credit.link) : page,
        ]
    }

    /// A link to a transcript. If there are several files, the title contains the type.
    private func link(toTranscript track: TextTrack, of episode: Episode) -> TemplateValue {
        let ending = episode.transcripts.count > 1 ? track.type.shortName.map { " (\($0))" } ?? "" : ""
        return [.title: .text(track.label ?? words["transcript"] + ending), .url: .link(track.location)]
    }

    private func neighbours(_ page: EpisodePage) -> TemplateValue {
        guard page.previous != nil || page.next != nil else { return .null }
        return [.previous: step(to: page.previous), .next: step(to: page.next)]
    }
}

extension MediaType {
    /// The common name of a file type for cues or text.
    fileprivate var shortName: String? {
        switch name {
        case "text/vtt": "VTT"
        case "application/x-subrip": "SRT"
        case "application/json": "JSON"
        case "text/html": "HTML"
        case "text/plain": "TXT"
        default: nil
        }
    }
}
