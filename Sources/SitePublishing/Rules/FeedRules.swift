import SiteDiagnostics
import SiteEpisodes

/// The rules of the Podcast Standards Project for feeds, PSP-1
/// (https://github.com/Podcast-Standards-Project/PSP-1-Podcast-RSS-Specification), checked against the author's input.
/// They apply only to sites with `podcast:`, because other sites are not submitted to directories.
struct FeedRules {
    let catalog: Catalog
    let base: BaseAddress
    let podcast: Podcast
    /// `site.yml`. It exists, because it contains `podcast:`.
    let settings: SourceText
    let artwork: [String: ArtworkFacts]

    init?(_ catalog: Catalog, base: BaseAddress, _ context: PublishingContext) {
        guard let podcast = catalog.site.podcast, let settings = context.settings else { return nil }
        self.catalog = catalog
        self.base = base
        self.podcast = podcast
        self.settings = settings
        artwork = context.artwork
    }

    var diagnostics: [Diagnostic] { ofTheShow + catalog.episodes.flatMap(problems) }

    /// Makes a warning for `site.yml`.
    func problem(
        _ rule: String, _ message: String, hint: String, at key: String, podcast inner: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "feed.\(rule)", message, hint: hint, in: settings,
            at: WrittenKeys.position(key, podcast: inner, inSettings: settings))
    }
}
