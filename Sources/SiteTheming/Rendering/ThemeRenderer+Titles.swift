import SiteEpisodes

/// Titles of pages, for use outside the pages.
extension ThemeRenderer {
    /// The name of a listing. A season with only a number is named in the site's language.
    package func name(of listing: Listing) -> String { contexts(nil).name(listing.kind, listing.term) }

    /// The plural name of a kind.
    package func name(of kind: TermKind) -> String { contexts(nil).words[kind.pluralKey] }

    /// The title of the page that says how to subscribe.
    package var subscribeTitle: String { contexts(nil).words["subscribe"] }

    /// The title of a picture's page: the beginning of its caption, or else its number, such as `3 of 24`.
    ///
    /// - Parameter index: the index of the picture in its series.
    package func title(of picture: Picture, _ index: Int, of count: Int, in language: String? = nil) -> String {
        shortened(contexts(language).heading(of: picture, index, of: count), to: 120)
    }

    /// The title, with the page number on later pages: `Library`, `Library · Page 2`.
    ///
    /// - Parameter language: the page's language, or `nil` for the site's.
    package func title(_ title: String, _ numbers: PageNumbers?, in language: String? = nil) -> String {
        contexts(language).title(title, numbers)
    }
}
