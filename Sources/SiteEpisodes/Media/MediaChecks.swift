import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

extension Media {
    /// What the file says about itself, where it lies in the content folder and could be read.
    func facts(in scope: AssetScope) -> MediaFacts? {
        guard case .asset(.file(let path)) = source, case .success(let facts)? = scope.assets.recording(path) else {
            return nil
        }
        return facts
    }
}

extension MediaFacts {
    var playTime: PlayTime? { duration.map { PlayTime(seconds: ($0 + 500) / 1000) } }
}

/// What files say about themselves fills in what front matter does not say, and is compared with what it says.
extension Fields {
    /// Takes codec and type from the file. A broken or foreign file is reported and stays as it is.
    ///
    /// - Parameters:
    ///   - position: where the file is named.
    ///   - typePosition: where its type is written, if it is.
    mutating func applyFacts(
        to media: inout Media, at position: SourcePosition, typeAt typePosition: SourcePosition? = nil,
        in scope: AssetScope
    ) {
        guard case .asset(.file(let path)) = media.source, let reading = scope.assets.recording(path) else { return }
        switch reading {
        case .failure(let problem): reportUnreadable(path, problem, at: position)
        case .success(let facts):
            if let flaw = facts.flaw { reportUnreadable(path, flaw, at: position) }
            media.codecs = facts.codecs
            let type = facts.type(like: media.type)
            if let written = media.type, !facts.container.isNamed(by: written) {
                report(
                    .warning, "media.wrong-type",
                    "'\(path)' is \(facts.container.noun), not '\(written.name)'; the file counts",
                    hint: typePosition == nil
                        ? "let the name end in what the file is"
                        : "write '\(source.hint("type", type.name))' or remove the key",
                    at: typePosition ?? position)
            }
            if typePosition == nil || media.type.map({ !facts.container.isNamed(by: $0) }) ?? true { media.type = type }
        }
    }

    private mutating func reportUnreadable(_ path: String, _ problem: MediaProblem, at position: SourcePosition) {
        report(
            .warning, "media.unreadable", "'\(path)' \(problem)",
            hint: "it is published as it is; see whether it plays to its end", at: position)
    }

    /// Any difference: players ask for exactly as many bytes as a feed announces.
    mutating func checkBytes(_ key: Key, of media: Media, in scope: AssetScope) {
        guard has(key), case .asset(.file(let path)) = media.source, let size = scope.assets.size(of: path),
            let written = count(key), written != size, let position = value(key)?.position
        else { return }
        report(
            .warning, "media.wrong-bytes", "'\(path)' has \(size) bytes, not \(written); the file counts",
            hint: "remove the key: sizes of files in the content folder are known", at: position)
    }

    /// More than a second, and where the file's own duration is an estimate more than a fiftieth of it.
    mutating func checkDuration(_ key: Key, of media: Media, in scope: AssetScope) {
        guard has(key), case .asset(.file(let path)) = media.source, let facts = media.facts(in: scope),
            let measured = facts.duration, let position = value(key)?.position,
            let written = value(key)?.text.flatMap({ PlayTime(parsing: $0) })
        else { return }
        let tolerance = facts.isEstimated ? max(1000, measured / 50) : 1000
        guard abs(written.seconds * 1000 - measured) > tolerance, let real = facts.playTime else { return }
        report(
            .warning, "media.wrong-duration",
            "'\(path)' plays \(real.clockText), not \(written.clockText); what is written counts",
            hint: "correct it, or remove the key: the file tells", at: position)
    }
}

extension MediaFacts.Container {
    fileprivate var noun: String {
        switch self {
        case .mp3: "an MP3 file"
        case .mp4: "an MP4 file"
        case .quickTime: "a QuickTime film"
        case .webM: "a WebM file"
        case .matroska: "a Matroska file"
        case .wav: "a WAV file"
        }
    }

    /// Whether a type is one of the names that such files go by; there are many old ones.
    fileprivate func isNamed(by type: MediaType) -> Bool {
        let names =
            switch self {
            case .mp3: ["mpeg", "mp3", "mpa"]
            case .mp4: ["mp4", "m4a", "m4b", "m4v", "aac", "quicktime"]
            case .quickTime: ["quicktime", "mp4", "m4a", "m4v"]
            case .webM, .matroska: ["webm", "matroska"]
            case .wav: ["wav"]
            }
        let name = type.name.lowercased()
        return names.contains { name.contains($0) }
    }
}

extension MediaFacts {
    /// The type that the file has: the one that its name tells where that fits, as sound or as film.
    fileprivate func type(like known: MediaType?) -> MediaType {
        let kind = hasVideo ? "video" : "audio"
        if let known, container.isNamed(by: known), known.name.hasPrefix(kind) { return known }
        let subtype =
            switch container {
            case .mp3: "mpeg"
            case .mp4: "mp4"
            case .quickTime: hasVideo ? "quicktime" : "mp4"
            case .webM: "webm"
            case .matroska: "matroska"
            case .wav: "wav"
            }
        return MediaType("\(container == .mp3 || container == .wav ? "audio" : kind)/\(subtype)")
    }
}
