import SiteDiagnostics
import SiteEpisodes

extension FeedRules {
    /// Problems of an episode: missing elements that PSP-1 requires of an item, and values that directories reject.
    /// Title and GUID are never missing.
    func problems(of episode: Episode) -> [Diagnostic] {
        func written(_ key: String) -> String { episode.body.source.hint(key, "…") }
        guard let (media, location) = episode.enclosures.first else {
            guard !namesLostRecording(episode) else { return [] }
            return [
                problem(
                    "no-enclosure", "this episode has no recording that a podcast player can download",
                    hint: "write '\(written("audio"))' or '\(written("video"))' with a file or an address",
                    of: episode, at: "title")
            ]
        }
        let key = media.kind.rawValue
        var found: [Diagnostic] = []
        if location.isInsecure {
            found.append(
                problem(
                    "not-https", "podcast directories require https for recordings",
                    hint: "write its address with https",
                    of: episode, at: key, "url"))
        }
        let source = episode.body.source
        // A stream has no size.
        if episode.podcast.live == nil,
            media.bytes == 0 || media.bytes == nil && !WrittenKeys.namesBytes(inFrontMatterOf: episode.body)
        {
            found.append(
                problem(
                    "no-length", "the size of the recording is not known",
                    hint: "write '\(source.hint("bytes", .literal("…")))'",
                    of: episode, at: key, "url"))
        }
        if let type = media.type?.feedName {
            if !Self.enclosureTypes.contains(type) {
                found.append(
                    problem(
                        "enclosure-type", "podcast players do not accept \(type)",
                        hint: "publish MP3, M4A, MP4, M4V or MOV", of: episode, at: key, "url"))
            }
        } else {
            found.append(
                problem(
                    "no-type", "the kind of the recording is not known",
                    hint: "write for example '\(source.hint("type", "audio/mpeg"))'", of: episode, at: key, "url"))
        }
        if let image = episode.image?.location {
            found += problems(ofArtwork: image, called: "the episode's image").map {
                problem($0.rule, $0.message, hint: $0.hint, of: episode, at: "image")
            }
        }
        if let count = episode.summary?.utf8.count, count > Self.longestDescription {
            found.append(
                problem(
                    "long-description",
                    "the description has \(count) bytes, but podcast directories accept at most \(Self.longestDescription)",
                    hint: "shorten it", of: episode, at: "description"))
        }
        if let problem = longTitle(of: episode) { found.append(problem) }
        if let problem = missingNumber(of: episode) { found.append(problem) }
        return found
    }

    /// True if the author named a recording that could not be read. The error has been reported already.
    private func namesLostRecording(_ episode: Episode) -> Bool {
        [Media.Kind.audio, .video].contains { kind in
            !episode.media.contains { $0.kind == kind }
                && WrittenKeys.namesRecording(kind, inFrontMatterOf: episode.body)
        }
    }

    /// The media types that PSP-1 allows for enclosures.
    private static let enclosureTypes: Set<String> = [
        "audio/mpeg", "audio/x-m4a", "video/mp4", "video/x-m4v", "video/quicktime",
    ]

    /// Players sort a serial by episode number. Trailers and bonus episodes need none.
    private func missingNumber(of episode: Episode) -> Diagnostic? {
        guard podcast.kind == .serial, episode.kind == .full, episode.podcast.live == nil,
            (episode.number?.integer ?? 0) <= 0
        else { return nil }
        return problem(
            "no-number", "an episode of a serial podcast needs a whole number from 1",
            hint: "write '\(episode.body.source.hint("number", .literal("…")))'", of: episode,
            at: episode.number == nil ? "title" : "number")
    }

    func problem(
        _ rule: String, _ message: String, hint: String, of episode: Episode, at key: String, _ otherKey: String? = nil
    ) -> Diagnostic {
        let source = episode.body.source
        let keys = [key, otherKey].compactMap { $0 }
        return Diagnostic(
            .warning, id: "feed.\(rule)", message, hint: hint, in: source,
            at: WrittenKeys.position(keys, inFrontMatterOf: episode.body))
    }
}

extension Catalog {
    /// Reports episodes that share a GUID: players show only one of them. The report names the later one in order of
    /// path. Translations of one episode may share a GUID, because a feed lists only one of them.
    var sharedGUIDs: [Diagnostic] {
        var first: [String: Episode] = [:]
        let named = identifiedEpisodes.filter { $0.guid != nil }
        return named.sorted { $0.id.precedesInBytes($1.id) }.compactMap { episode in
            guard let guid = episode.guid else { return nil }
            guard let other = first[guid] else {
                first[guid] = episode
                return nil
            }
            let source = episode.body.source
            return Diagnostic(
                .warning, id: "feed.shared-guid",
                "'\(guid)' is also the GUID of \(other.body.source.path): players show only one of the two",
                hint: "give one of them a different GUID", in: source,
                at: WrittenKeys.position(["guid"], inFrontMatterOf: episode.body))
        }
    }
}
