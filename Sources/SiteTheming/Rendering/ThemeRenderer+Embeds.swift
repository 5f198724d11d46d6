import SiteMarkdown
import SiteMarkup

extension ThemeRenderer {
    /// The words on a page beside the player of another site.
    ///
    /// - Parameter language: the page's language, or `nil` for the site's.
    package func words(for embed: Embed, in language: String? = nil) -> EmbedWords {
        let contexts = contexts(language)
        let host = embed.origin.drop { $0 != "/" }.dropFirst(2)
        return EmbedWords(
            language: contexts.language, play: contexts.words.filled("playOn", ["site": embed.site]),
            note: contexts.words.filled("playerFrom", ["host": String(host)]))
    }
}
