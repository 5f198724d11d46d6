import CompositionalLayout
import SiteEpisodes

/// Chapters and transcripts: moments that can be linked to.
extension ContextWriter {
    /// - Parameter transcript: what it says at a moment is a better place for that moment's fragment than a list.
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

    /// A moment's fragment, `t=754`, belongs to the first thing on the page that begins then.
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
