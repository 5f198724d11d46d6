import SiteDiagnostics
import SiteEpisodes

/// What the Podcast Standards Project asks of a feed, PSP-1 (https://github.com/Podcast-Standards-Project/PSP-1-Podcast-RSS-Specification),
/// judged on what authors wrote. For sites with `podcast:` alone: others do not ask to be listed.
struct FeedRules {
    let catalog: Catalog
    let base: BaseAddress
    let podcast: Podcast
    /// `site.yml`; there is one, since it holds `podcast:`.
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

    /// A rule that `site.yml` breaks.
    func problem(
        _ rule: String, _ message: String, hint: String, at key: String, podcast inner: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "feed.\(rule)", message, hint: hint, in: settings,
            at: WrittenKeys.position(key, podcast: inner, inSettings: settings))
    }
}
