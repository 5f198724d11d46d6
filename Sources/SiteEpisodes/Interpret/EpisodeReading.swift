import SiteDiagnostics
import SiteMarkdown

/// An episode as read from its own file. Its address is the one it gets if no other file needs the same.
///
/// It is an object, because address assignment moves it between lists and copying its many fields would be slow.
final class ReadEpisode: Sendable {
    let episode: Episode
    let naming: EpisodeNaming
    /// The requested aliases. Those that no other page has become the episode's.
    let aliases: [Alias]

    init(_ episode: EpisodeFields, _ naming: EpisodeNaming, aliases: [Alias]) {
        self.episode = Episode(episode)
        self.naming = naming
        self.aliases = aliases
    }
}

extension ReadEpisode {
    /// - Returns: the episode and its fields with all diagnostics.
    static func read(
        _ id: String, _ document: Document, _ file: EpisodeFile, in scope: FileScope
    ) -> (ReadEpisode, Fields<FrontMatterKey>) {
        let name = EpisodeName(file.name, in: file.language)
        var body = Body(source: document.source, range: document.bodyRange, keys: scope.site.keys)
        var fields = Fields<FrontMatterKey>(document, keys: scope.site.keys)
        body.html = fields.choice(.html) ?? scope.site.html
        let isDraft = fields.isDraft() || name.isHeldBack || file.folders.contains(where: \.isHeldBack)
        let date = fields.publicationDate(in: scope.site.zone) ?? name.date?.resolved(in: scope.site.zone)
        if date == nil { fields.reportMissingDate() }
        let start = fields.date(.publish, in: scope.site.zone) ?? date
        let end = fields.date(.expires, in: scope.site.zone)
        let number = fields.episodeNumber()
        let people = fields.castAndGuests()
        let slug = fields.text(.slug, orReport: .error).map { Slug($0) }
        var recording = fields.recording(in: scope.assets)
        if recording.media.isEmpty, let found = fields.recording(inTextOf: document, scope.assets) {
            recording = ([found], recording.duration ?? found.facts(in: scope.assets)?.playTime)
        }
        let chapters = fields.chapters(of: id, body: body, media: recording.media, in: scope.assets)

        var episode = EpisodeFields(
            id: id, title: fields.title(of: body, orElse: name.title ?? file.name), subtitle: fields.text(.subtitle),
            summary: fields.summary(), date: date, updated: fields.date(.updated, in: scope.site.zone),
            publication: scope.rules.decide(isDraft: isDraft, from: start, until: end),
            number: number.number ?? name.number,
            season: (number.season ?? name.season).map(TermKind.season),
            kind: fields.choice(.type) ?? .full, slug: slug ?? name.slug, address: .home, aliases: [],
            tags: fields.terms(.tags, .tags), categories: fields.terms(.categories, .categories),
            collections: fields.terms(.collection, .collections), image: fields.picture(.image, in: scope.assets),
            showCover: scope.site.cover,
            media: recording.media, duration: recording.duration,
            chapters: chapters.chapters, chapterFile: chapters.file,
            transcripts: fields.textTracks(.transcript, in: scope.assets), spokenLines: fields.spokenLines(.transcript),
            isExplicit: fields.explicit(.explicit), guid: fields.longText(.guid),
            podcast: fields.episodePodcast(in: scope.assets, zone: scope.site.zone), hosts: people.hosts,
            guests: people.guests, links: fields.links(.links), views: fields.count(.views),
            isFeatured: fields.boolean(.featured) ?? false, weight: fields.number(.weight),
            layout: fields.text(.layout),
            language: fields.text(.lang) ?? file.language ?? scope.site.language,
            original: fields.original(.translationOf),
            sections: fields.sections(.sections, in: scope.assets),
            split: fields.map(.split, orReport: .error), boundary: fields.value(.boundary), extra: fields.map(.extra),
            body: body)
        let naming = EpisodeNaming(
            permalink: fields.ownPermalink(on: scope.site), slug: slug, name: name, folders: file.folders,
            translation: file.language,
            position: fields.namingPosition)
        do {
            episode.address = try naming.address(of: episode, on: scope.site)
        } catch {
            fields.report(.error, "address.permalink", error.message, hint: error.hint, at: naming.position)
        }
        return (ReadEpisode(episode, naming, aliases: fields.aliases()), fields)
    }
}

extension Fields<FrontMatterKey> {
    fileprivate mutating func reportMissingDate() {
        // An invalid date has its own message.
        // A stream has its own time.
        guard !isWritten(.date), !isWritten(.published), !isWritten(.live) else { return }
        report(
            .warning, "frontmatter.missing-date", "this episode has no date, so it is listed after the dated ones",
            hint: "write '\(source.hint("date", "2026-09-02"))' into the front matter", at: .start)
    }

    /// The hosts and guests. A role such as `host` tells for the people of `people:`; the others are guests.
    fileprivate mutating func castAndGuests() -> (hosts: [Credit], guests: [Credit]) {
        let people = people(.people)
        func isHost(_ person: WrittenPerson) -> Bool {
            let role = person.role?.lowercased().filter { $0 != "-" && $0 != " " } ?? ""
            return ["host", "hosts", "cohost", "moderator", "presenter"].contains(role)
        }
        let hosts = self.people(.hosts) + people.filter(isHost)
        let guests = self.people(.guests) + people.filter { !isHost($0) }
        return (credits(hosts, of: .hosts), credits(guests, of: .guests))
    }

    fileprivate mutating func terms(_ key: Key, _ kind: TermKind) -> [Term] {
        names(key, splittingAtCommas: kind == .tags).map { kind.term($0) }
    }
}

extension TermKind {
    /// A season given by its number or name: `2` is "Season 2" at `/seasons/2/`.
    static func season(_ ordinal: Ordinal) -> Term {
        let number = ordinal.integer.map(String.init)
        return seasons.term(number.map(Term.seasonName) ?? ordinal.text, slug: Slug(number ?? ordinal.text))
    }
}
