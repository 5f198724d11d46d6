import LayoutInspection
import SiteEpisodes

/// The longest word in the titles of the entries of each layout's sections.
///
/// - Parameter size: the size of titles in cells, in px.
func longestWords(in plans: [PagePlan], size: Double, shelf: LayoutShelf) -> [LayoutUse: LongestWord] {
    let measure = WordWidth(size: size)
    var seen: [LayoutUse: Set<String>] = [:]
    var longest: [LayoutUse: LongestWord] = [:]
    for section in plans.lazy.flatMap(\.sections) {
        let use = shelf.shared(section.request.use)
        var (titles, best) = (seen.removeValue(forKey: use) ?? [], longest[use])
        for title in section.entries.lazy.compactMap(\.title) where titles.insert(title).inserted {
            guard let (word, width) = measure.widest(in: title), width > best?.width ?? 0 else { continue }
            best = LongestWord(String(word), width: width)
        }
        (seen[use], longest[use]) = (titles, best)
    }
    return longest
}

extension SectionEntry {
    /// The title that a cell shows; `nil` for pictures and swatches.
    fileprivate var title: String? {
        switch self {
        case .episode(let episode): episode.title
        case .listing(let listing): listing.name
        case .page(let page): page.title
        case .theme(let theme): theme.name
        case .picture, .placeholder: nil
        }
    }
}
