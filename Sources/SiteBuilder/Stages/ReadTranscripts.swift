import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteMediaFacts
import SitePublication

/// What is said in the episodes, as far as there are files that tell.
struct Transcripts: Sendable {
    /// Texts to read.
    var readable: [Episode.ID: ReadableTranscript] = [:]
    /// Files of cues in the one format that browsers read.
    var files: [OutputFile] = []
    /// What is published of files that are written in another encoding, by path in the content folder.
    var recoded: [String: [UInt8]] = [:]
}

/// Reads the transcripts and captions of all episodes that are shown.
func readTranscripts(of site: SiteContext) async -> (Transcripts, [Diagnostic]) {
    let episodes = site.catalog.episodes.filter { !$0.textTracks.isEmpty }
    let scripts = await episodes.concurrentMap(jobs: site.options.jobs) { [sources = site.planned.sources] in
        EpisodeScript($0, sources: sources)
    }
    var transcripts = Transcripts()
    var paths: Set<OutputPath> = []
    for (episode, script) in zip(episodes, scripts) {
        transcripts.readable[episode.id] = script.readable
        // Two episodes may show the same captions.
        transcripts.recoded.merge(script.recoded) { $1 }
        transcripts.files += script.files.filter { paths.insert($0.path).inserted }
    }
    return (transcripts, scripts.flatMap(\.diagnostics) + unnamedTranscripts(of: site))
}

/// Hints about files of cues that have the name of an episode, or lie in its folder, where the episode names none. They are published
/// like any other file, and no page shows them.
private func unnamedTranscripts(of site: SiteContext) -> [Diagnostic] {
    let sources = site.planned.sources
    var hints: [Diagnostic] = []
    for episode in site.catalog.episodes where episode.textTracks.isEmpty {
        let paths = likelyTranscripts(of: episode.id)
        for path in paths where sources.assets[path] != nil && !site.catalog.isWithheld(path) {
            hints.append(
                Diagnostic(
                    .hint, id: "transcript.unnamed", "no page shows this file: the episode beside it does not name it",
                    hint: "write 'transcript: \(path.split(separator: "/").last ?? "")' into \(episode.id)",
                    path: sources.shownPath(ofAsset: path), position: .start))
        }
    }
    return hints
}

/// - Parameter path: of an episode's file.
private func likelyTranscripts(of path: String) -> [String] {
    let stem = String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
    var stems = [stem]
    if stem.hasSuffix("/index") {
        let folder = stem.dropLast("/index".count)
        stems += ["transcript", "captions", folder.split(separator: "/").last ?? ""].map { "\(folder)/\($0)" }
    }
    return stems.flatMap { [$0 + ".vtt", $0 + ".srt"] }
}

/// The captions and transcripts of one episode, read.
private struct EpisodeScript: Sendable {
    var readable: ReadableTranscript?
    var files: [OutputFile] = []
    var recoded: [String: [UInt8]] = [:]
    var diagnostics: [Diagnostic] = []

    init(_ episode: Episode, sources: Sources) {
        var cues: [String: [Cue]] = [:]
        let people = (episode.hosts + episode.guests).map(\.person.name)
        for track in episode.textTracks {
            guard let path = track.path, cues[path] == nil, let text = text(of: track, at: path, sources) else {
                continue
            }
            cues[path] = []
            guard let file = CueFile(text, type: track.type, people: people) else { continue }
            cues[path] = file.cues
            diagnostics += file.diagnostics
            if let address = track.webVTTAddress, address != Address(file: path) {
                let source = OutputSource(path: sources.shownPath(ofAsset: path))
                files += [OutputFile(address, .bytes(WebVTT.file(file.cues)), from: source)].compactMap(\.self)
            }
        }
        // The one in the episode's own language, else the first.
        let tracks = episode.transcripts.filter { $0.path.map { !(cues[$0] ?? []).isEmpty } ?? false }
        let own = tracks.first { ($0.language ?? episode.language) == episode.language } ?? tracks.first
        if let own, let path = own.path, let cues = cues[path] {
            readable = ReadableTranscript(
                Transcript(cues: cues, language: own.language ?? episode.language), chapters: episode.chapters)
        }
    }

    /// In UTF-8: pages, feeds and hosts say that it is.
    private mutating func text(of track: TextTrack, at path: String, _ sources: Sources) -> SourceText? {
        do throws(Diagnostic) {
            let (written, isRecoded) = try publishedText(of: track, at: path, sources)
            let text = withoutControlCharacters(written, reporting: &diagnostics)
            // A mark of UTF-8 counts more than what a page says of itself.
            if isRecoded || text != written {
                recoded[path] = (track.type == .html ? [0xEF, 0xBB, 0xBF] : []) + text.bytes
            }
            return text
        } catch {
            diagnostics.append(error)
            return nil
        }
    }
}

/// A file of words as it is published, and whether it was in another encoding.
///
/// - Throws: that it cannot be read, or in which place it is in no encoding that is known.
func publishedText(
    of track: TextTrack, at path: String, _ sources: Sources
) throws(Diagnostic) -> (text: SourceText, isRecoded: Bool) {
    let written = try sources.text(ofAsset: path)
    let said = track.charset ?? (track.type == .html ? charset(ofHTML: written.bytes) : nil)
    let text = try inUTF8(written, charset: said)
    return (text, text.bytes != written.bytes)
}

extension TextTrack {
    /// Of the file with its words; `nil` where that is elsewhere, or no text.
    var path: String? {
        // Nobody knows of other files whether they are texts.
        if case .file(let path) = location, webVTTAddress != nil || MediaType(ofPath: path).isText { path } else { nil }
    }
}
