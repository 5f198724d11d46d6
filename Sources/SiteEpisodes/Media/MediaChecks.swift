import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

extension Media {
    /// The facts in the file, if it is in the content folder and readable.
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

/// The facts in a file fill gaps in front matter and are compared with it.
extension Fields {
    /// Takes codec and type from the file. A damaged or unknown file is reported and published unchanged.
    ///
    /// - Parameters:
    ///   - position: the position of the file's name.
    ///   - typePosition: the position of its type, if written.
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
                    "'\(path)' is \(facts.container.noun), not '\(written.name)', so the type of the file is used",
                    hint: typePosition == nil
                        ? "rename the file to the ending of its type"
                        : "write '\(source.hint("type", type.name))' or remove the key",
                    at: typePosition ?? position)
            }
            if typePosition == nil || media.type.map({ !facts.container.isNamed(by: $0) }) ?? true { media.type = type }
        }
    }

    private mutating func reportUnreadable(_ path: String, _ problem: MediaProblem, at position: SourcePosition) {
        report(
            .warning, "media.unreadable", "'\(path)' \(problem)",
            hint: "check whether it plays to its end; it is published unchanged", at: position)
    }

    /// Compares the exact size, because players request as many bytes as the feed says.
    mutating func checkBytes(_ key: Key, of media: Media, in scope: AssetScope) {
        guard has(key), case .asset(.file(let path)) = media.source, let size = scope.assets.size(of: path),
            let written = count(key), written != size, let position = value(key)?.position
        else { return }
        report(
            .warning, "media.wrong-bytes", "'\(path)' has \(size) bytes, not \(written), so the file's size is used",
            hint: "remove the key; the build reads the size from the file", at: position)
    }

    /// Reports a difference of more than a second, or of more than 2 % if the file's duration is an estimate.
    mutating func checkDuration(_ key: Key, of media: Media, in scope: AssetScope) {
        guard has(key), case .asset(.file(let path)) = media.source, let facts = media.facts(in: scope),
            let measured = facts.duration, let position = value(key)?.position,
            let written = value(key)?.text.flatMap({ PlayTime(parsing: $0) })
        else { return }
        let tolerance = facts.isEstimated ? max(1000, measured / 50) : 1000
        guard abs(written.seconds * 1000 - measured) > tolerance, let real = facts.playTime else { return }
        report(
            .warning, "media.wrong-duration",
            "'\(path)' plays \(real.clockText), but the written \(written.clockText) is used",
            hint: "correct the duration, or remove the key to use the file's duration", at: position)
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

    /// Whether a type is one of the current or old names for this container.
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
    /// The file's type as audio or video. The known type is kept if it fits.
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
