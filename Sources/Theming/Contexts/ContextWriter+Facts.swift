import Episodes

/// Small things that cards and pages share.
extension ContextWriter {
    func date(_ date: ZonedDate?, language: String) -> TemplateValue {
        guard let date else { return .null }
        return ["iso": .text(date.dayText), "text": .text(date.dayText(language: language))]
    }

    /// `4:05` and, for `datetime`, `PT4M5S`.
    func duration(_ duration: PlayTime?) -> TemplateValue {
        guard let duration else { return .null }
        return ["iso": .text(duration.iso8601), "text": .text(duration.clockText)]
    }

    func chips(of episode: Episode) -> TemplateValue {
        func items(_ terms: [Term], _ kind: TermKind) -> [TemplateValue] {
            terms.map { ["title": .text($0.name), "url": link(kind, $0)] }
        }
        return group(items(episode.categories, .categories) + items(episode.tags, .tags))
    }
}

/// The beginning of a text, cut after a word.
func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    let head = text.prefix(limit)
    let end = head.lastIndex(of: " ") ?? head.endIndex
    return head[..<end] + "…"
}
