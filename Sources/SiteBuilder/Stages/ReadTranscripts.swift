import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteMediaFacts
import SitePublication

/// The transcripts and captions of episodes.
struct Transcripts: Sendable {
    /// Transcripts to read as text.
    var readable: [Episode.ID: ReadableTranscript] = [:]
    /// Caption files in WebVTT, the format that browsers read.
    var files: [OutputFile] = []
    /// Files converted to UTF-8, by path in the content folder.
    var recoded: [String: [UInt8]] = [:]
}

/// Reads the transcripts and captions of all visible episodes.
func readTranscripts(of site: SiteContext) async -> (Transcripts, [Diagnostic]) {
    let episodes = site.catalog.episodes.filter { !$0.textTracks.isEmpty || !$0.spokenLines.isEmpty }
    let scripts = await episodes.concurrentMap(jobs: site.options.jobs) { [sources = site.planned.sources] in
        EpisodeScript($0, sources: sources)
    }
    var transcripts = Transcripts()
    var paths: Set<OutputPath> = []
    for (episode, script) in zip(episodes, scripts) {
        transcripts.readable[episode.id] = script.readable
        // Two episodes may use the same captions.
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
    for episode in site.catalog.episodes where episode.textTracks.isEmpty && episode.spokenLines.isEmpty {
        let paths = likelyTranscripts(of: episode.id)
        let document = sources.documents[episode.id]?.path ?? episode.id
        for path in paths where sources.assets[path] != nil && !site.catalog.isWithheld(path) {
            hints.append(
                Diagnostic(
                    .hint, id: "transcript.unnamed", "no page shows this file: the episode beside it does not name it",
                    hint: "write 'transcript: \(path.split(separator: "/").last ?? "")' into \(document)",
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

/// The captions and transcripts of one episode.
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
        // The transcript in the episode's language, or else the first.
        let tracks = episode.transcripts.filter { $0.path.map { !(cues[$0] ?? []).isEmpty } ?? false }
        let own = tracks.first { ($0.language ?? episode.language) == episode.language } ?? tracks.first
        if let own, let path = own.path, let cues = cues[path] {
            readable = ReadableTranscript(
                Transcript(cues: cues, language: own.language ?? episode.language), chapters: episode.chapters)
        } else if !episode.spokenLines.isEmpty {
            readable = ReadableTranscript(
                Transcript(cues: episode.spokenLines, language: episode.language), chapters: episode.chapters)
        }
    }

    /// The text in UTF-8, which pages, feeds and hosts declare.
    private mutating func text(of track: TextTrack, at path: String, _ sources: Sources) -> SourceText? {
        do throws(Diagnostic) {
            let (written, isRecoded) = try publishedText(of: track, at: path, sources)
            let text = withoutControlCharacters(written, reporting: &diagnostics)
            // A UTF-8 byte order mark overrides the encoding that a page declares.
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

/// The text as it is published, and whether its encoding was converted.
///
/// - Throws: an error if the file cannot be read, or the position of a byte that is not in a known encoding.
func publishedText(
    of track: TextTrack, at path: String, _ sources: Sources
) throws(Diagnostic) -> (text: SourceText, isRecoded: Bool) {
    let written = try sources.text(ofAsset: path)
    let said = track.charset ?? (track.type == .html ? charset(ofHTML: written.bytes) : nil)
    let text = try inUTF8(written, charset: said)
    return (text, text.bytes != written.bytes)
}

extension TextTrack {
    /// The path of the local text file, or `nil` if the track is on a different host or is not a text.
    var path: String? {
        // The media type of other files does not say whether they are texts.
        if case .file(let path) = location, webVTTAddress != nil || MediaType(ofPath: path).isText { path } else { nil }
    }
}
