import SiteEpisodes

/// A link to a page in a different language.
struct TranslationLink: Hashable, Sendable {
    /// The language as a BCP 47 tag.
    var language: String
    /// The language's own name.
    var name: String
    var address: Address
}
