import SiteEpisodes
import SiteMarkup

extension PageMetadata {
    /// Writes a film if it has everything that search engines require: a name, a still picture and a date. Writes a
    /// plain media object otherwise.
    func write(_ media: Media, of episode: Episode, on page: PageDescription, to json: inout JSONWriter) {
        let still = media.kind == .video ? media.still(in: episode, base: base) : nil
        let isVideo = still != nil && episode.date != nil
        json.node(isVideo ? "VideoObject" : media.kind == .audio ? "AudioObject" : "MediaObject") { json in
            json.member("name", page.title)
            json.member("description", page.summary)
            json.member("thumbnailUrl", still)
            json.member("uploadDate", episode.date?.rfc3339)
            json.member("duration", episode.duration?.iso8601)
            json.member("contentUrl", media.file.map { base.absolute($0) })
            json.member("embedUrl", media.frameAddress)
            json.member("encodingFormat", media.type?.name)
            json.member("contentSize", media.bytes.map { String($0) })
            if isVideo, let views = episode.views {
                json.member("interactionStatistic") { write(views: views, to: &$0) }
            }
            if media.kind == .video, media.file != nil {
                writeClips(of: episode, on: page, to: &json)
                if isVideo { writeSeeking(on: page, to: &json) }
            }
        }
    }

    /// Writes how a link leads into the film, so that search engines can find its moments
    /// (https://developers.google.com/search/docs/appearance/structured-data/video#seek).
    private func writeSeeking(on page: PageDescription, to json: inout JSONWriter) {
        json.member("potentialAction") { json in
            json.node("SeekToAction") { json in
                json.member("target", base.absolute(page.address) + "?t={seek_to_second_number}")
                json.member("startOffset-input", "required name=seek_to_second_number")
            }
        }
    }

    private func write(views: Int, to json: inout JSONWriter) {
        json.node("InteractionCounter") { json in
            json.member("interactionType") { $0.node("WatchAction") { _ in } }
            json.member("userInteractionCount", views)
        }
    }

    /// Writes the chapters at which the page can start the player: `?t=754`, as search engines require. No two clips
    /// start at the same moment, and every clip has a duration.
    func writeClips(of episode: Episode, on page: PageDescription, to json: inout JSONWriter) {
        guard episode.media.contains(where: { $0.file != nil }) else { return }
        var chapters: [Chapter] = []
        for chapter in episode.chapters where chapter.isListed && !chapter.title.isEmpty {
            let isLate = episode.duration.map { chapter.start >= $0 } ?? false
            if !isLate, chapters.last?.start != chapter.start { chapters.append(chapter) }
        }
        let url = base.absolute(page.address)
        json.member("hasPart", any: chapters.indices) { json, index in
            let start = chapters[index].start
            let end = index + 1 < chapters.count ? chapters[index + 1].start : episode.duration
            json.node("Clip") { json in
                json.member("name", chapters[index].title)
                json.member("startOffset", start.seconds)
                json.member("endOffset", end?.seconds)
                json.member("url", "\(url)?t=\(start.seconds)")
            }
        }
    }
}
