import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePictures
import SitePublication
import SiteTheming

/// The layouts of a site, and what there is to say about its content up to them.
package struct LayoutSurvey: Sendable {
    package let layouts: [PageLayout]
    /// Of the pages that have pictures in several widths, where they were looked into.
    package let pictures: [PictureLosses]
    /// Pages with sections that have no layout, because of errors.
    package let unsolved: [UnsolvedPage]
    /// Sorted.
    package let diagnostics: [Diagnostic]
}

/// A page whose layout cannot be told.
package struct UnsolvedPage: Sendable {
    package let address: Address
    /// The file that the page comes from, as messages name it; `nil` for lists that no file stands for.
    package let source: String?
}

extension Site {
    /// The layouts of all pages, also of a site that cannot be built because of them.
    ///
    /// - Parameter pictures: whether to look into pictures for what they lose.
    /// - Throws: what keeps pages from being planned at all.
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

    /// The site up to its layouts, whatever is wrong with it.
    func plan(_ log: inout BuildLog) async throws(BuildFailure) -> PlannedSite {
        let folders = try SiteFolders(folder)
        let sources = await log.stage("read") { await read(folders, options: options) }
        var content = await log.stage("parse") { await parse(sources, in: folders, options: options) }
        let (catalog, bodies) = await log.stage("interpret") {
            await interpretAndRenderBodies(&content, jobs: options.jobs)
        }
        let loaded = await log.stage("load themes") { SiteThemes.load(for: catalog, content, options) }
        let themes = try log.need(loaded)
        let plans = await log.stage("compose") { compose(catalog, themes.own, themes: themes.entries) }
        let layouts = await log.stage("lay out") { await layOut(plans, themes.own, providers: self.layouts, options) }
        return PlannedSite(content, catalog, bodies: bodies, themes: themes, plans: plans, layouts: layouts)
    }
}
