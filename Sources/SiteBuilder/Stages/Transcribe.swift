import Diagnostics
import Episodes

/// What is said in the episodes, as far as there are files that tell.
struct Transcripts: Sendable {
    /// Texts to read.
    var readable: [Episode.ID: ReadableTranscript] = [:]
    /// Files of cues in the one format that browsers read.
    var files: [OutputFile] = []
}

/// Reads the transcripts and captions of all episodes that are shown.
func transcribe(_ catalog: Catalog, sources: Sources, jobs: Int) async -> (Transcripts, [Diagnostic]) {
    let episodes = catalog.episodes.filter { !$0.cueTracks.isEmpty }
    let scripts = await episodes.concurrentMap(jobs: jobs) { EpisodeScript($0, sources: sources) }
    var transcripts = Transcripts()
    var paths: Set<OutputPath> = []
    for (episode, script) in zip(episodes, scripts) {
        transcripts.readable[episode.id] = script.readable
        // Two episodes may show the same captions.
        transcripts.files += script.files.filter { paths.insert($0.path).inserted }
    }
    return (transcripts, scripts.flatMap(\.diagnostics))
}

/// The files of cues of one episode, read.
private struct EpisodeScript: Sendable {
    var readable: ReadableTranscript?
    var files: [OutputFile] = []
    var diagnostics: [Diagnostic] = []

    init(_ episode: Episode, sources: Sources) {
        var cues: [String: [Cue]] = [:]
        for track in episode.cueTracks {
            guard case .file(let path) = track.location, cues[path] == nil,
                let file = read(path, as: track.type, sources)
            else { continue }
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

    private mutating func read(_ path: String, as type: MediaType, _ sources: Sources) -> CueFile? {
        do throws(Diagnostic) {
            return CueFile(try sources.text(ofAsset: path), type: type)
        } catch {
            diagnostics.append(error)
            return nil
        }
    }
}

extension TextTrack {
    fileprivate var path: String? { if case .file(let path) = location { path } else { nil } }
}
