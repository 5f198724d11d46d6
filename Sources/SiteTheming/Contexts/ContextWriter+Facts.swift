import SiteEpisodes

/// Small values that cards and pages share.
extension ContextWriter {
    func date(_ date: ZonedDate?) -> TemplateValue {
        guard let date else { return .null }
        return [.iso: .text(date.dayText), .text: .text(words.day(date))]
    }

    /// A duration as text and for `datetime`: `4:05` and `PT4M5S`.
    func duration(_ duration: PlayTime?) -> TemplateValue {
        guard let duration else { return .null }
        return [.iso: .text(duration.iso8601), .text: .text(words.clock(duration))]
    }

    func number(of episode: Episode) -> TemplateValue { .text(episode.number.map { words.format.localized($0.text) }) }

    func season(of episode: Episode) -> TemplateValue { .text(episode.season.map { name(.seasons, $0) }) }

    /// A season with only a number is named in the page's language.
    func name(_ kind: TermKind, _ term: Term) -> String {
        guard kind == .seasons, let number = term.seasonNumber else { return term.name }
        return words.filled("season", ["n": words.format.localized(number)])
    }

    /// Categories, then tags, up to this number.
    func chips(of episode: Episode, most: Int = .max) -> TemplateValue {
        func items(_ terms: [Term], _ kind: TermKind) -> [TemplateValue] {
            terms.map { [.title: .text($0.name), .url: link(kind, $0)] }
        }
        let terms = items(episode.categories, .categories) + items(episode.tags, .tags)
        return group(Array(terms.prefix(most)))
    }
}

/// The beginning of a text, cut after a word.
package func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    let head = text.prefix(limit)
    let end = head.lastIndex(of: " ") ?? head.endIndex
    return head[..<end] + "…"
}
