/// The texts of a site that may name files, as shown and withheld texts.
///
/// Some texts are neither: a README, or the description of a person whom no episode names. They are never published, so
/// a file that only they name is not shown.
struct NamingTexts {
    private(set) var shown: [NamingText] = []
    private(set) var withheld: [NamingText] = []

    /// - Parameters:
    ///   - keys: the foreign keys of front matter.
    ///   - listings: the names that shown episodes have. Files of other names are withheld with their episodes.
    init(
        _ content: SiteContent, _ visibility: Visibility, keys: ForeignKeys, listings: [TermKind: [Listing]],
        definitions: ListingDefinitions
    ) {
        let withheldTexts = visibility.withheldTexts
        if withheldTexts.isEmpty { return }
        let shownTexts = visibility.shownTexts
        for (path, source) in content.documents {
            let text = NamingText.document(source, folder: PathParts(path).folder, keys: keys)
            if shownTexts.contains(path) { shown.append(text) }
            if withheldTexts.contains(path) { withheld.append(text) }
        }
        var shownTerms: [TermKind: Set<Slug>] = [:]
        var withheldTerms: [TermKind: Set<Slug>] = [:]
        for kind in TermKind.allCases {
            let terms = visibility.withheld.episodes.flatMap { $0.terms(kind) }
            shownTerms[kind] = Set(listings[kind, default: []].map(\.slug))
            withheldTerms[kind] = Set(terms.map { definitions.slug(of: kind, $0.slug) })
        }
        for (path, source) in content.data {
            guard let (kind, slug) = TermKind.defined(at: path) else { continue }
            let text = NamingText.data(source, folder: kind.rawValue)
            if shownTerms[kind]?.contains(slug) == true {
                shown.append(text)
            } else if withheldTerms[kind]?.contains(slug) == true {
                withheld.append(text)
            }
        }
        if let settings = content.settings { shown.append(.data(settings, folder: "")) }
        // A file that a chapter file names belongs to the episode.
        for episode in visibility.withheld.episodes {
            guard let source = episode.chapterFile.flatMap({ content.json[$0] }) else { continue }
            withheld.append(.data(source, folder: PathParts(episode.id).folder))
        }
    }
}
