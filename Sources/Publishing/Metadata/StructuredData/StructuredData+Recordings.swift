import Episodes

extension PageMetadata {
    /// A film with what search engines require of one, a name, a still and the moment it came out; else whatever it is.
    func recording(_ media: Media, of episode: Episode, on page: FoundPage) -> JSONValue {
        let still = media.kind == .video ? media.still(in: episode, base: base) : nil
        let isVideo = still != nil && episode.date != nil
        return .node(
            isVideo ? "VideoObject" : media.kind == .audio ? "AudioObject" : "MediaObject",
            [
                "name": .string(page.title), "description": .text(page.summary), "thumbnailUrl": .text(still),
                "uploadDate": .text(episode.date?.rfc3339), "duration": .text(episode.duration?.iso8601),
                "contentUrl": .text(media.file.map { base.absolute($0) }), "embedUrl": .text(media.frameAddress),
                "encodingFormat": .text(media.type?.name),
                "contentSize": media.bytes.map { .string(String($0)) },
                "interactionStatistic": isVideo ? episode.views.map(views) : nil,
                "hasPart": media.kind == .video && media.file != nil ? clips(of: episode, on: page) : nil,
            ])
    }

    private func views(_ count: Int) -> JSONValue {
        .node(
            "InteractionCounter",
            [
                "interactionType": .node("WatchAction", [:]), "userInteractionCount": .integer(count),
            ])
    }

    /// Chapters, as far as a page can be opened at them: the player reads `?t=754`, which search engines want to see. No two
    /// begin at the same moment, and none where nothing is left.
    func clips(of episode: Episode, on page: FoundPage) -> JSONValue? {
        guard episode.media.contains(where: { $0.file != nil }) else { return nil }
        var chapters: [Chapter] = []
        for chapter in episode.chapters where chapter.isListed && !chapter.title.isEmpty {
            let isLate = episode.duration.map { chapter.start >= $0 } ?? false
            if !isLate, chapters.last?.start != chapter.start { chapters.append(chapter) }
        }
        let ends = chapters.dropFirst().map(\.start) + [episode.duration]
        let url = base.absolute(page.address)
        return .list(
            zip(chapters, ends).map { chapter, end in
                .node(
                    "Clip",
                    [
                        "name": .string(chapter.title), "startOffset": .integer(chapter.start.seconds),
                        "endOffset": end.map { .integer($0.seconds) },
                        "url": .string("\(url)?t=\(chapter.start.seconds)"),
                    ])
            })
    }
}
