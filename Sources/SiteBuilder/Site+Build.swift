import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePictures
import SitePublication
import SitePublishing
import SiteTheming

extension Site {
    /// Makes all files of the site in memory. Each stage takes values and returns values with diagnostics.
    ///
    /// - Parameter past: the texts of the last build, if nothing but texts has changed.
    package func make(
        knowing past: PastTexts? = nil
    ) async throws(BuildFailure) -> (rendered: RenderedSite, built: BuiltSite) {
        var log = BuildLog(isStrict: options.isStrict)
        let folders = try SiteFolders(folder)
        let sources = await log.stage("read") { await read(folders, knowing: past, options: options) }
        var content = await log.stage("parse") { await parse(sources, in: folders, knowing: past, options: options) }
        let (interpreted, bodies) = await log.stage("interpret") {
            await interpretAndRenderBodies(&content, knowing: past, jobs: options.jobs)
        }
        var known = KnownPictures(inCacheOf: resolvedOptions)
        let catalog = await log.stage("describe pictures") {
            await describePictures(of: interpreted, in: sources, knowing: &known, options: options)
        }
        let loaded = await log.stage("load themes") { SiteThemes.load(for: catalog, content, options) }
        let themes = try log.need(loaded)
        let composed = await log.stage("compose") { compose(catalog, themes.own, themes: themes.entries) }
        let (plans, layouts) = await log.stage("lay out") {
            await layOut(
                composed, themes.own, providers: self.layouts,
                facts: EntryFacts(sources: sources, known: known), options)
        }
        try log.stopAtErrors()
        var planned = PlannedSite(content, catalog, bodies: bodies, themes: themes, plans: plans, layouts: layouts)
        planned.known = known
        var site = SiteContext(planned, options: resolvedOptions)
        site.withhold(await log.stage("hold back") { await holdBack(site) })
        site.transcripts = await log.stage("read transcripts") { await readTranscripts(of: site) }
        let review = await log.stage("review") { site.review() }
        try log.stopAtErrors()
        site.show(await log.stage("make pictures") { await makePictures(for: site) })
        site.cards = await log.stage("make cards") { await makeCards(for: site) }
        site.icons = await log.stage("make icons") { makeIcons(for: site) }
        if Task.isCancelled { throw BuildFailure([]) }
        var rendered = await log.stage("render") { await render(site, review: review) }
        if !sources.shows.isEmpty {
            rendered.shows = await log.stage("shows") { await makeShows(of: site, in: folders) }
            try log.stopAtErrors()
        }
        rendered.log = log
        return (rendered, try await assemble(rendered))
    }

    /// Collects all output files. It runs again after some pages have been rendered again.
    func assemble(_ rendered: RenderedSite) async throws(BuildFailure) -> BuiltSite {
        var (log, site) = (rendered.log, rendered.site)
        let copies = await log.stage("showcase") { await makeCopies(of: rendered, providers: layouts) }
        let feeds = if let feeds = rendered.feeds { feeds } else { await makeFeeds(for: site) }
        (log["feeds"], log["shared cache"]) = (feeds.diagnostics, site.sharedProblems)
        if Task.isCancelled { throw BuildFailure([]) }
        for copy in copies { site.pictures.takeFiles(of: copy.pictures) }
        let output = await log.stage("assemble") { outputs(of: rendered, site.pictures, feeds: feeds, copies: copies) }
        try log.stopAtErrors()
        site.cache?.prune()
        return BuiltSite(
            site, output: try log.need(output), shows: rendered.shows, copyLayouts: copies.flatMap(\.layouts),
            ledger: try ledgerFile(feeds.ledger, old: site.planned.sources.ledger), log: log)
    }

    /// The ledger file. A build for a different address does not update it, because its GUIDs differ.
    private func ledgerFile(_ update: LedgerUpdate?, old: SourceText?) throws(BuildFailure) -> LedgerFile? {
        guard let update, options.base == nil else { return nil }
        return LedgerFile(update, old: old, in: try SiteFolders(folder))
    }
}
