import SiteMarkdown

extension Words {
    /// The words that are added to texts.
    package var ofBodies: BodyWords {
        BodyWords(
            callouts: Dictionary(uniqueKeysWithValues: Callout.allCases.map { ($0, self[$0.word]) }),
            heading: self["headingLink"])
    }
}

extension Callout {
    /// The key of the title.
    fileprivate var word: String {
        switch self {
        case .note: "calloutNote"
        case .tip: "calloutTip"
        case .important: "calloutImportant"
        case .warning: "calloutWarning"
        case .caution: "calloutCaution"
        }
    }
}

extension ThemeRenderer {
    /// - Parameter language: the page's language; `nil` for the site's.
    package func bodyWords(in language: String?) -> BodyWords { contexts(language).words.ofBodies }
}
