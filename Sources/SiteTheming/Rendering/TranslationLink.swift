import SiteEpisodes

/// A page in another language than the one that links to it.
struct TranslationLink: Hashable, Sendable {
    /// BCP 47.
    var language: String
    /// What the language calls itself.
    var name: String
    var address: Address
}
