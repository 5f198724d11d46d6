import SiteDiagnostics
import SiteEpisodes

/// How many recordings of a site can be read: they have a transcript or captions.
package struct TranscriptCoverage: Hashable, Sendable {
    package let recordings: Int
    package let readable: Int

    /// Rounded down, so that 100 means all. A site without recordings has 100.
    package var percent: Int { recordings == 0 ? 100 : readable * 100 / recordings }
}

extension Catalog {
    var transcriptCoverage: TranscriptCoverage {
        let recorded = recordedEpisodes
        return TranscriptCoverage(recordings: recorded.count, readable: recorded.count { $0.isReadable })
    }

    /// A hint for each recording without a transcript and captions.
    var missingTranscripts: [Diagnostic] {
        recordedEpisodes.filter { !$0.isReadable }.map { episode in
            let source = episode.body.source
            return Diagnostic(
                .hint, id: "check.no-transcript", "this recording has no transcript and no captions",
                hint: "name a file beside the recording: " + source.hint("transcript", "talk.vtt"), in: source,
                at: WrittenKeys.position(["video", "audio"], inFrontMatterOf: episode.body))
        }
    }

    /// The episodes with a file, without streams that are live. Sites of films have captions of their own.
    private var recordedEpisodes: [Episode] {
        episodes.filter { episode in
            episode.podcast.live == nil && episode.media.contains { if case .asset = $0.source { true } else { false } }
        }
    }
}

extension Episode {
    fileprivate var isReadable: Bool {
        !self.transcripts.isEmpty || !self.spokenLines.isEmpty || self.media.contains { !$0.captions.isEmpty }
    }
}
