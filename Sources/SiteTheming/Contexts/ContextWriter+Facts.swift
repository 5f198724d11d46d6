import SiteDiagnostics
import SiteEpisodes

/// Small values that cards and pages share.
extension ContextWriter {
    func date(_ date: ZonedDate?) -> TemplateValue {
        guard let date else { return .null }
        return [.iso: .text(date.dayText), .text: .text(words.day(date))]
    }

    /// The duration as text and for `datetime`: `4:05` and `PT4M5S`. The time to read a text is rounded: `4 min`.
    func duration(of episode: Episode) -> TemplateValue {
        guard let duration = episode.duration else { return .null }
        let text = episode.media.isEmpty ? words.spoken(duration) : words.clock(duration)
        return [.iso: .text(duration.iso8601), .text: .text(text)]
    }

    func number(of episode: Episode) -> TemplateValue { .text(episode.number.map { words.format.localized($0.text) }) }

    func season(of episode: Episode) -> TemplateValue { .text(episode.season.map { name(.seasons, $0) }) }

    /// A season with only a number is named in the page's language.
    func name(_ kind: TermKind, _ term: Term) -> String {
        guard kind == .seasons, let number = term.seasonNumber else { return term.name }
        return words.filled("season", ["n": words.format.localized(number)])
    }

    /// Categories, then tags.
    func chips(of episode: Episode) -> TemplateValue { chips(episode.categories[...], episode.tags[...]) }

    /// The first categories and tags, within the limits for cards.
    func cardChips(of episode: Episode) -> TemplateValue {
        var (count, bytes) = (0, 0)
        func fits(_ term: Term) -> Bool {
            (count, bytes) = (count + 1, bytes + term.name.utf8.count)
            return count <= Limits.cardNames && bytes <= Limits.cardNameBytes
        }
        let categories = episode.categories.prefix(while: fits)
        return chips(categories, episode.tags.prefix(while: fits))
    }

    private func chips(_ categories: ArraySlice<Term>, _ tags: ArraySlice<Term>) -> TemplateValue {
        func items(_ terms: ArraySlice<Term>, _ kind: TermKind) -> [TemplateValue] {
            terms.map { [.title: .text($0.name), .url: link(kind, $0)] }
        }
        return group(items(categories, .categories) + items(tags, .tags))
    }
}

/// The beginning of a text, cut after a word.
package func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    let head = text.prefix(limit)
    let end = head.lastIndex(of: " ") ?? head.endIndex
    return head[..<end] + "…"
}
