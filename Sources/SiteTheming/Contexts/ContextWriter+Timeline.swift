import CompositionalLayout
import SiteEpisodes

/// Chapters and transcripts, with links to points in time.
extension ContextWriter {
    /// - Parameter transcript: if the transcript has a paragraph at a time, the fragment of this time leads there and
    ///   not to the list.
    func chapters(of episode: Episode, _ timeline: Timeline, transcript: ReadableTranscript?) -> TemplateValue {
        var taken = Set(transcript?.starts ?? [])
        return group(
            episode.chapters.filter(\.isListed).map { chapter in
                moment(chapter.start, timeline, &taken).merging([.title: .text(chapter.title)])
            }.map { .record($0) })
    }

    func transcript(_ transcript: ReadableTranscript?, of episode: Episode, _ timeline: Timeline) -> TemplateValue {
        guard let transcript, !transcript.sections.isEmpty else { return .null }
        var taken: Set<PlayTime> = []
        let isForeign = transcript.language != episode.language
        let sections = transcript.sections.map { section -> TemplateValue in
            let paragraphs = section.paragraphs.map { paragraph -> TemplateValue in
                .record(
                    moment(paragraph.start, timeline, &taken).merging([
                        .speaker: .text(paragraph.speaker), .text: .text(paragraph.text),
                    ]))
            }
            return [.title: .text(section.chapter?.title), .paragraphs: .list(paragraphs)]
        }
        return [
            .language: isForeign ? .text(transcript.language) : .null,
            .direction: isForeign
                ? .text(LayoutTraits.LayoutDirection(language: transcript.language).attribute) : .null,
            .sections: .list(sections),
        ]
    }

    /// The fragment `t=754` is the id of the first element on the page that starts at this time.
    private func moment(
        _ time: PlayTime, _ timeline: Timeline, _ taken: inout Set<PlayTime>
    ) -> TemplateRecord {
        [
            .start: .text(words.clock(time)), .seconds: .number(time.seconds), .url: .html(timeline.link(to: time)),
            .id: taken.insert(time).inserted ? .text("t=\(time.seconds)") : .null,
        ]
    }
}

extension ReadableTranscript {
    fileprivate var starts: [PlayTime] { sections.flatMap { $0.paragraphs.map(\.start) } }
}
