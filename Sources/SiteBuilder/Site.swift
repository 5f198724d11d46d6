import Diagnostics
import FileSystem
import Pictures
import Publication
import Publishing
import Theming

/// A site: a folder with `Content` and, if it has its own, `Themes`.
///
/// ```swift
/// var site = Site(folder: "my-show")
/// site.layouts["wall"] = { environment in … }
/// let built = try await site.build()
/// ```
public struct Site: Sendable {
    /// The site's folder. A folder that holds `episodes`, or Markdown files, serves as its own `Content`.
    public var folder: String
    /// Layouts in Swift, by the name that section plans use; they hide the theme's of the same name.
    public var layouts: [String: SectionProvider] = [:]
    public var options: BuildOptions

    public init(folder: String, options: BuildOptions) {
        self.folder = folder
        self.options = options
    }

    /// The folder that builds of a site are written to, checked.
    ///
    /// - Parameters:
    ///   - folder: the site's folder.
    ///   - path: as the user gave it, relative to the working directory; `nil` for `Output` in the site's folder.
    ///   - home: the user's home folder, which is refused.
    ///   - force: take over a folder with files in it that sitegen did not make.
    public static func outputFolder(
        _ path: String?, of folder: String, home: String?, force: Bool = false
    ) throws(BuildFailure) -> OutputFolder {
        let folders = try SiteFolders(folder)
        let path = path ?? folders.shown("Output")
        do throws(Diagnostic) {
            return try OutputFolder(
                path, site: folders.site, inputs: folders.inputs(ofBuildInto: path), home: home, force: force)
        } catch {
            throw BuildFailure([error])
        }
    }

    /// The site's folder and the folders to watch for changes, absolute.
    public func folders() throws(BuildFailure) -> (site: String, watched: [String]) {
        let folders = try SiteFolders(folder)
        return (folders.site, [folders.content, folders.themes])
    }

    /// Makes all files of the site, without writing any.
    ///
    /// - Throws: every problem found, when one of them is an error.
    public func build() async throws(BuildFailure) -> BuiltSite {
        try await make().built
    }

    /// A build with what it was made from.
    package func make() async throws(BuildFailure) -> MadeSite {
        try await make(knowing: nil)
    }

    /// - Parameter past: texts of the last build, where nothing else has changed since.
    func make(knowing past: PastTexts?) async throws(BuildFailure) -> MadeSite { try await finish(draw(knowing: past)) }

    /// Everything up to the pages.
    private func draw(knowing past: PastTexts?) async throws(BuildFailure) -> DrawnSite {
        var log = BuildLog(isStrict: options.isStrict)
        let (planned, bodies) = try await planAndRenderBodies(&log, knowing: past)
        let held = await log.stage("look through") {
            await holdBack(planned.sources, planned.catalog, jobs: options.jobs)
        }
        let catalog = planned.catalog.withholding(pictures: held, files: held)
        let (theme, plans, layouts) = (planned.theme, planned.plans, planned.layouts)
        let transcripts = await log.stage("transcribe") {
            await transcribe(catalog, sources: planned.sources, jobs: options.jobs)
        }
        let review = await log.stage("review") { planned.review(bodies, transcripts: transcripts, options: options) }
        try log.stopAtErrors()
        let pictures = await log.stage("make pictures") {
            var made = await makePictures(
                for: plans, bodies: bodies, catalog: catalog, theme: theme, layouts: layouts, sources: planned.sources,
                library: options.imageLibrary, cache: cache, jobs: options.jobs)
            made.0.withheld.formUnion(held)
            return made
        }
        let cards = await log.stage("make cards") {
            guard options.makesCardsAndIcons else { return (PreparedCards(), []) }
            return await makeCards(
                for: plans, catalog: catalog, theme: theme, pictures: pictures, sources: planned.sources,
                library: options.imageLibrary, cache: cache, jobs: options.jobs)
        }
        if Task.isCancelled { throw BuildFailure([]) }
        let fit = catalog.withholding(pictures: pictures.unshown, files: pictures.withheld)
        let icons = await log.stage("make icons") {
            makeIcons(
                for: fit, theme: theme, pictures: pictures, sources: planned.sources,
                library: options.makesCardsAndIcons ? options.imageLibrary : nil, cache: cache)
        }
        let spool = options.spoolFolder.flatMap(Spool.init)
        // It needs no page: it is done beside them.
        async let announcing = announce(
            plans, bodies: bodies.episodes, catalog: fit, theme: theme, icons: icons, pictures: pictures,
            transcripts: transcripts, sources: planned.sources, ledgerChanges: options.ledgerChanges, review: review,
            jobs: options.jobs, spool: spool)
        let rendered = await log.stage("render") {
            await render(
                plans, finding: SiteNavigation(plans), bodies: bodies, catalog: fit, transcripts: transcripts,
                theme: theme, layouts: layouts, pictures: pictures, cards: cards, icons: icons, jobs: options.jobs,
                hostPath: options.hostPath ?? fit.site.base?.path, spool: spool)
        }
        let waiting = StageWatch()
        let (announcement, problems) = await announcing
        log.note(waiting.end(of: "announce"))
        log["announce"] = problems
        return DrawnSite(
            planned: planned, transcripts: transcripts, pictures: pictures, cards: cards, icons: icons,
            rendered: rendered, announcement: announcement, log: log)
    }

    /// What is made of all pages together, and the files of everything.
    func finish(_ drawn: DrawnSite) async throws(BuildFailure) -> MadeSite {
        var log = drawn.log
        let (planned, rendered, catalog) = (drawn.planned, drawn.rendered, drawn.catalog)
        let (theme, layouts, transcripts) = (planned.theme, planned.layouts, drawn.transcripts)
        let cache = cache
        let copies = await log.stage("showcase") {
            await ShowcaseStage(site: self, drawn: drawn, cache: cache).copies()
        }
        let pictures = copies.reduce(into: drawn.pictures) { $0.takeFiles(of: $1.pictures) }
        let announced: Announcement
        if let announcement = drawn.announcement {
            announced = announcement
        } else {
            announced = await log.stage("announce") {
                await announce(
                    planned.plans, bodies: rendered.bodies, catalog: catalog, theme: theme, icons: drawn.icons,
                    pictures: drawn.pictures, transcripts: transcripts, sources: planned.sources,
                    ledgerChanges: options.ledgerChanges, jobs: options.jobs, spool: rendered.renderer.spool)
            }
        }
        if Task.isCancelled { throw BuildFailure([]) }
        let gathered = await log.stage("gather") {
            gather(
                rendered, styles: layouts.styles, announced: announced.files, transcripts: transcripts,
                copies: copies, catalog: catalog, theme: theme, pictures: pictures,
                made: drawn.cards.files + drawn.icons.files, sources: planned.sources)
        }
        try log.stopAtErrors()
        let output = try log.need(gathered)
        cache?.prune()
        let built = BuiltSite(
            output: output, layouts: planned.pageLayouts, copyLayouts: copies.flatMap(\.layouts),
            diagnostics: log.diagnostics,
            themeHints: layouts.hints + theme.vocabulary.hints(for: planned.catalog.languages),
            stages: log.stages,
            counts: BuildCounts(catalog: planned.catalog, files: output.files, pictures: pictures, cards: drawn.cards),
            ledger: try ledgerFile(announced.ledger, old: planned.sources.ledger),
            withheld: WithheldFile.all(of: planned.catalog), nextChange: planned.catalog.nextChange)
        return MadeSite(drawn: drawn, built: built, log: log)
    }

    private var cache: PictureCache? { options.cacheFolder.map(PictureCache.init) }

    /// GUIDs that are made from another address than the site's own are no ledger's business.
    private func ledgerFile(_ update: LedgerUpdate?, old: SourceText?) throws(BuildFailure) -> LedgerFile? {
        guard let update, options.base == nil else { return nil }
        return LedgerFile(update, old: old, in: try SiteFolders(folder))
    }

    /// The layouts of all pages, also of a site that cannot be built because of them.
    ///
    /// - Parameter pictures: whether to look into pictures for what they lose.
    /// - Throws: what keeps pages from being planned at all.
    public func inspect(pictures: Bool = false) async throws(BuildFailure) -> InspectedSite {
        var log = BuildLog(isStrict: options.isStrict)
        let planned: PlannedSite
        var losses: [PictureLosses] = []
        if pictures {
            let surveyed: PreparedPictures
            (planned, surveyed) = try await survey(&log)
            losses = planned.plans.compactMap { PictureLosses($0, surveyed) }
        } else {
            var content = try await readContent(&log)
            planned = try await plan(&content, &log)
        }
        if Task.isCancelled { throw BuildFailure([]) }
        let diagnostics = log.diagnostics + planned.layouts.hints
        let unsolved = planned.plans.filter { !$0.sections.isEmpty && planned.layouts.layout(of: $0) == nil }
        return InspectedSite(
            layouts: planned.pageLayouts, pictures: losses,
            unsolved: unsolved.map { UnsolvedPage(address: $0.address, source: $0.source) },
            diagnostics: diagnostics.sorted())
    }

    /// The site up to its layouts, and where its pictures stand; none are made.
    func survey(_ log: inout BuildLog) async throws(BuildFailure) -> (PlannedSite, PreparedPictures) {
        var content = try await readContent(&log)
        let bodies = await renderBodies(content.shownTexts, jobs: options.jobs)
        let planned = try await plan(&content, &log)
        let pictures = await surveyPictures(
            for: planned.plans, bodies: bodies, catalog: planned.catalog, theme: planned.theme,
            layouts: planned.layouts, sources: planned.sources, library: options.imageLibrary, cache: cache,
            jobs: options.jobs)
        if Task.isCancelled { throw BuildFailure([]) }
        return (planned, pictures)
    }

    /// A site up to its layouts, without errors, and its bodies, which are rendered meanwhile: most of that planning is done one
    /// step after the other.
    private func planAndRenderBodies(
        _ log: inout BuildLog, knowing past: PastTexts?
    ) async throws(BuildFailure) -> (PlannedSite, RenderedBodies) {
        // Found and linked meanwhile, too.
        async let library = options.imageLibrary
        var content = try await readContent(&log, knowing: past)
        let files = options.remembersTexts ? content.files : []
        let texts = content.shownTexts
        async let bodies = renderBodies(texts, knowing: past, jobs: options.jobs)
        var planned = try await plan(&content, &log)
        planned.files = files
        try log.stopAtErrors()
        let waiting = StageWatch()
        let rendered = await bodies
        _ = await library
        log.note(waiting.end(of: "render bodies"))
        return (planned, rendered)
    }

    /// What the content folder holds, each file by itself.
    func readContent(
        _ log: inout BuildLog, knowing past: PastTexts? = nil
    ) async throws(BuildFailure) -> ParsedContent {
        let folders = try SiteFolders(folder)
        var sources = await log.stage("read") { await read(folders, tree: options.inputs?.content, jobs: options.jobs) }
        if let past { for (path, text) in sources.documents { sources.documents[path] = past.source(at: path, text) } }
        return await log.stage("parse") {
            (await parseFiles(sources, in: folders, knowing: past, options: options), [])
        }
    }

    /// Everything up to the layouts.
    private func plan(
        _ content: inout ParsedContent, _ log: inout BuildLog
    ) async throws(BuildFailure) -> PlannedSite {
        let (folders, sources) = (content.folders, content.sources)
        let catalog = await log.stage("interpret") { interpret(&content) }
        let dressed = await log.stage("dress") {
            loadTheme(
                ThemeChoice(of: catalog.site, settings: sources.settings, options: options), folders: folders,
                options: options)
        }
        let theme = try log.need(dressed)
        let showcase = await log.stage("dress copies") {
            LoadedShowcase.load(catalog.site, besides: theme, sources: sources, folders: folders, options: options)
        }
        let plans = await log.stage("compose") { compose(catalog, theme: theme, themes: showcase.entries) }
        let layouts = await log.stage("lay out") {
            await layOut(plans, theme: theme, providers: self.layouts, jobs: options.jobs)
        }
        return PlannedSite(
            sources: sources, reader: content.reader.withoutFiles(), catalog: catalog, theme: theme,
            showcase: showcase, plans: plans, layouts: layouts)
    }
}
