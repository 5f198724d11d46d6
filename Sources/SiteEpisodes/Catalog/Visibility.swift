/// What of a site its visitors see, and what waits.
struct Visibility {
    var shown: (episodes: [Episode], pages: [Page])
    var withheld: (episodes: [Episode], pages: [Page])
    /// Paths of texts that their names hold back and that cannot be read.
    var unreadable: [String]

    /// Paths of the texts that visitors read.
    var shownTexts: Set<String> { Set(shown.episodes.map(\.id) + shown.pages.map(\.id)) }

    /// Paths of the texts that wait.
    var withheldTexts: Set<String> { Set(withheld.episodes.map(\.id) + withheld.pages.map(\.id) + unreadable) }
}
