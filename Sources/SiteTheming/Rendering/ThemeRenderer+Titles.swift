import SiteEpisodes

/// What pages are called, for those who speak of them elsewhere.
extension ThemeRenderer {
    /// A season that has no name but its number is called in the site's language.
    package func name(of listing: Listing) -> String { contexts(nil).name(listing.kind, listing.term) }

    /// What all names of a kind are called together.
    package func name(of kind: TermKind) -> String { contexts(nil).words[kind.pluralKey] }

    /// `Library`, and `Library · Page 2 of 5` on the later pages.
    ///
    /// - Parameter language: of the page; `nil` for the site's.
    package func title(_ title: String, _ numbers: PageNumbers?, in language: String? = nil) -> String {
        contexts(language).title(title, numbers)
    }
}
