/// The texts of a site that may name its files, told apart by who reads them.
///
/// Some are neither shown nor withheld: a README, a description of a person whom no episode names. Nothing of them is ever
/// published, so a file is not shown because one of them names it.
struct NamingTexts {
    private(set) var shown: [NamingText] = []
    private(set) var withheld: [NamingText] = []

    /// - Parameter listings: names that shown episodes share. Those of withheld ones alone wait with them.
    init(
        _ content: SiteContent, _ visibility: Visibility, listings: [TermKind: [Listing]],
        definitions: ListingDefinitions
    ) {
        let withheldTexts = visibility.withheldTexts
        if withheldTexts.isEmpty { return }
        let shownTexts = visibility.shownTexts
        for (path, source) in content.documents {
            let text = NamingText.document(source, folder: PathParts(path).folder)
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
        // What a file of chapters names, it names for its episode.
        for episode in visibility.withheld.episodes {
            guard let source = episode.chapterFile.flatMap({ content.json[$0] }) else { continue }
            withheld.append(.data(source, folder: PathParts(episode.id).folder))
        }
    }
}
