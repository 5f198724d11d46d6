import SiteDiagnostics
import SiteEpisodes

extension TallyTable {
    /// The table after the first build of a site: what an author who has moved a show in can act on.
    init(_ site: PlannedSite, diagnostics: [Diagnostic]) {
        let catalog = site.catalog
        let episodes = catalog.episodes + catalog.withheld
        let pages = (catalog.pages + catalog.withheldPages).filter { $0.body != nil }
        let texts = site.sources.documents.sorted { $0.key.precedesInBytes($1.key) }.map(\.value)
        let keys = KeyUse(in: texts, keys: catalog.site.keys)
        let heard = episodes.count { !$0.media.isEmpty }
        var messages = Tallies()
        for problem in diagnostics {
            messages.add(problem.id, example: problem.path.map { $0 + (problem.position.map { ":\($0.line)" } ?? "") })
        }
        self.init(
            source: "a site",
            counts: [
                ("files read", texts.count + site.sources.data.count + site.sources.assets.count),
                ("episodes", episodes.count), ("pages", pages.count), ("episodes with a recording", heard),
                // A show without any recording is one of texts.
                ("episodes without a recording", heard == 0 ? 0 : episodes.count - heard),
                ("recordings and other files missing", messages.counts["media.missing-file"] ?? 0),
                ("old addresses kept", (episodes.map(\.aliases) + pages.map(\.aliases)).joined().count),
            ],
            rows: [
                ("keys of other tools", keys.mapped), ("unknown keys", keys.unknown),
                ("messages (sitegen explain ID says more)", messages),
            ])
    }
}
