/// The shown and withheld parts of a site.
struct Visibility {
    var shown: (episodes: [Episode], pages: [Page])
    var withheld: (episodes: [Episode], pages: [Page])
    /// The paths of invalid texts that are withheld by their names.
    var unreadable: [String]

    /// The paths of shown texts.
    var shownTexts: Set<String> { Set(shown.episodes.map(\.id) + shown.pages.map(\.id)) }

    /// The paths of withheld texts.
    var withheldTexts: Set<String> { Set(withheld.episodes.map(\.id) + withheld.pages.map(\.id) + unreadable) }
}
