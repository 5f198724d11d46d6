import Diagnostics
import Episodes
import Pictures
import Publication
import Theming

/// What a copy of the site in another theme consists of.
struct CopiedSite: Sendable {
    var pages: [RenderedPage] = []
    /// Pages, styles, and the theme's own files.
    var files: [OutputFile] = []
    var pictures = PreparedPictures()
    /// Layouts of its pages, at their addresses in the copy.
    var layouts: [PageLayout] = []
}

/// What copies of a site have in common with it.
struct ShowcaseStage: Sendable {
    let site: Site
    let drawn: DrawnSite
    let cache: PictureCache?

    private var planned: PlannedSite { drawn.planned }
    private var catalog: Catalog { drawn.catalog }

    /// A copy for each theme of the showcase, in the order in which they are named.
    func copies() async -> ([CopiedSite], [Diagnostic]) {
        var copies: [CopiedSite] = []
        var diagnostics: [Diagnostic] = []
        for (shown, theme) in planned.showcase.copies {
            if Task.isCancelled { break }
            let (copy, found) = await copy(shown, theme)
            copies.append(copy)
            diagnostics += found
        }
        return (copies, diagnostics)
    }

    private func copy(_ shown: ShownTheme, _ theme: Theme) async -> (CopiedSite, [Diagnostic]) {
        let jobs = site.options.jobs
        var diagnostics: [Diagnostic] = []
        let (allPlans, planProblems) = compose(catalog, theme: theme, themes: planned.showcase.entries)
        let plans = allPlans.copied(menu: catalog.site.menu)
        let (layouts, layoutProblems) = await layOut(
            plans, theme: theme, providers: site.layouts, jobs: site.options.jobs)
        diagnostics += planProblems + layoutProblems
        guard !diagnostics.containsErrors else { return (CopiedSite(), diagnostics) }
        let (pictures, pictureProblems) = await makePictures(
            for: plans, bodies: drawn.bodies.only(plans), catalog: catalog, theme: theme, layouts: layouts,
            sources: planned.sources, library: site.options.imageLibrary, cache: cache, jobs: jobs,
            sharing: drawn.pictures)
        let place = ThemeCopy(
            shown, theme, besides: planned.theme, pages: Set(plans.map(\.address)),
            styles: layouts.styles.files.map(\.address))
        let (rendered, renderProblems) = await render(
            plans, finding: SiteNavigation(planned.plans), bodies: drawn.bodies, catalog: catalog,
            transcripts: drawn.transcripts, theme: theme, layouts: layouts, pictures: pictures,
            cards: PreparedCards(), icons: drawn.icons, jobs: jobs, copy: place, spool: drawn.rendered.renderer.spool)
        diagnostics += pictureProblems + renderProblems
        let source = OutputSource(showcase: shown, in: planned.sources.settings)
        let files =
            rendered.pages.map { page in page.file.flatMap { OutputFile(page.address, $0.contents, from: source) } }
            + place.assets.map { OutputFile($0.key.below(place.folder), .bytes($0.value), from: source) }
            + layouts.styles.files.map { OutputFile($0.address.below(place.folder), .bytes($0.bytes), from: source) }
        let copy = CopiedSite(
            pages: rendered.pages, files: files.compactMap(\.self), pictures: pictures,
            layouts: plans.compactMap { layouts.layout(of: $0)?.moved(to: place.place(of: $0.address)) })
        return (copy, diagnostics)
    }
}

extension OutputSource {
    fileprivate init(showcase theme: ShownTheme, in settings: SourceText?) {
        self.init(name: "the copy of the site in the theme '\(theme.name)'")
        path = settings?.path
        position = theme.position
    }
}

extension RenderedBodies {
    /// Those of the pages of a copy.
    fileprivate func only(_ plans: [PagePlan]) -> RenderedBodies {
        var bodies = RenderedBodies()
        for plan in plans {
            switch plan.subject {
            case .episode(let episode): bodies.episodes[episode.id] = episodes[episode.id]
            case .page(let page): bodies.pages[page.id] = pages[page.id]
            case .listing, .index, .letters, .search, .notFound: break
            }
        }
        return bodies
    }
}
