import SiteDiagnostics
import SiteEpisodes

/// Limits for the length of texts. PSP-1 sets 255 characters if it names no other limit.
extension FeedRules {
    private static let longestText = 255
    private static let longestNote = 4000
    private static let longestPurpose = 128

    var longTextsOfTheShow: [Diagnostic] {
        let site = catalog.site
        var found = [
            long("title", site.title, at: "title"), long("author's name", site.author, at: "author"),
            long("copyright", podcast.copyright, at: "podcast", podcast: "copyright"),
        ]
        for note in podcast.notes {
            found.append(long("text of 'txt'", note.text, Self.longestNote, at: "podcast", podcast: "txt"))
            found.append(long("purpose of 'txt'", note.purpose, Self.longestPurpose, at: "podcast", podcast: "txt"))
        }
        return found.compactMap(\.self)
    }

    /// A warning if the episode's title is too long.
    func longTitle(of episode: Episode) -> Diagnostic? {
        Self.tooLong("title", episode.title, Self.longestText).map {
            problem("long-text", $0, hint: "shorten it", of: episode, at: "title")
        }
    }

    private func long(
        _ name: String, _ text: String?, _ most: Int = longestText, at key: String, podcast inner: String? = nil
    ) -> Diagnostic? {
        Self.tooLong(name, text, most).map {
            problem("long-text", $0, hint: "shorten it", at: key, podcast: inner)
        }
    }

    private static func tooLong(_ name: String, _ text: String?, _ most: Int) -> String? {
        guard let count = text?.unicodeScalars.count, count > most else { return nil }
        return "the \(name) has \(count) characters, but podcast directories accept at most \(most)"
    }
}
