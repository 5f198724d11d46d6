import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePictures
import SitePublication
import SiteTheming

/// The layouts of a site, with all diagnostics up to this stage.
package struct LayoutSurvey: Sendable {
    package let layouts: [PageLayout]
    /// The precision losses of pages that have pictures in several widths, if requested.
    package let pictures: [PictureLosses]
    /// The pages whose sections have no layout because of errors.
    package let unsolved: [UnsolvedPage]
    /// All diagnostics, sorted.
    package let diagnostics: [Diagnostic]
}

/// A page whose layout has errors.
package struct UnsolvedPage: Sendable {
    package let address: Address
    /// The page's source file, as messages name it, or `nil` for a generated list.
    package let source: String?
}

extension Site {
    /// The layouts of all pages, even if the site cannot be built because of them.
    ///
    /// - Parameter pictures: whether to compute the losses of `sizes` attributes.
    ///
    /// - Throws: the problems that stop the planning of pages.
    package func inspect(pictures: Bool = false) async throws(BuildFailure) -> LayoutSurvey {
        var log = BuildLog(isStrict: options.isStrict)
        let planned = try await plan(&log)
        var losses: [PictureLosses] = []
        if pictures {
            let surveyed = await surveyPictures(of: SiteContext(planned, options: resolvedOptions))
            losses = planned.plans.compactMap { PictureLosses($0, surveyed) }
        }
        if Task.isCancelled { throw BuildFailure([]) }
        let unsolved = planned.plans.filter { !$0.sections.isEmpty && planned.layouts.layout(of: $0) == nil }
        return LayoutSurvey(
            layouts: planned.pageLayouts, pictures: losses,
            unsolved: unsolved.map { UnsolvedPage(address: $0.address, source: $0.source) },
            diagnostics: (log.diagnostics + planned.layouts.hints).sorted())
    }

    /// Plans the site and its layouts. Errors in the layouts do not stop it.
    func plan(_ log: inout BuildLog) async throws(BuildFailure) -> PlannedSite {
        let folders = try SiteFolders(folder)
        let sources = await log.stage("read") { await read(folders, options: options) }
        var content = await log.stage("parse") { await parse(sources, in: folders, options: options) }
        let (interpreted, bodies) = await log.stage("interpret") {
            await interpretAndRenderBodies(&content, jobs: options.jobs)
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
        var planned = PlannedSite(content, catalog, bodies: bodies, themes: themes, plans: plans, layouts: layouts)
        planned.known = known
        return planned
    }
}
