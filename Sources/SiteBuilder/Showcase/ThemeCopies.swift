import SiteDiagnostics
import SiteEpisodes
import SitePictures
import SitePublication
import SiteTheming

/// The files of a copy of the site in a different theme.
struct CopiedPages: Sendable {
    var pages: [RenderedPage] = []
    /// The files of the pages.
    var files: [OutputFile] = []
    /// The stylesheets and assets of the theme. Their names contain digests, so that themes can share them.
    var themeFiles: [OutputFile] = []
    var pictures = PreparedPictures()
    /// The layouts of the pages, at their addresses in the copy.
    var layouts: [PageLayout] = []
}

/// Makes a copy of the site for each theme of the showcase, in their order in `site.yml`.
///
/// - Parameter providers: the layouts in Swift, by name.
func makeCopies(
    of rendered: RenderedSite, providers: [String: SectionProvider]
) async -> ([CopiedPages], [Diagnostic]) {
    var copies: [CopiedPages] = []
    var diagnostics: [Diagnostic] = []
    for (shown, theme) in rendered.site.planned.themes.copies {
        if Task.isCancelled { break }
        let (copy, found) = await copy(rendered.site, shown, theme, providers: providers)
        copies.append(copy)
        diagnostics += found
    }
    return (copies, diagnostics)
}

private func copy(
    _ site: SiteContext, _ shown: ShownTheme, _ theme: Theme, providers: [String: SectionProvider]
) async -> (CopiedPages, [Diagnostic]) {
    let (allPlans, planProblems) = compose(site.catalog, theme, themes: site.planned.themes.entries)
    let ((plans, layouts), layoutProblems) = await layOut(
        allPlans.copied(menu: site.catalog.site.menu), theme, providers: providers,
        facts: EntryFacts(sources: site.planned.sources, known: site.planned.known), site.options)
    var diagnostics = planProblems + layoutProblems
    guard !diagnostics.containsErrors else { return (CopiedPages(), diagnostics) }
    let copy = ThemeCopy(shown, theme, pages: Set(plans.map(\.address)))
    var context = site
    context.copy = copy
    context.planned.themes.own = theme
    (context.planned.plans, context.planned.layouts) = (plans, layouts)
    let (pictures, pictureProblems) = await makePictures(for: context)
    (context.pictures, context.cards) = (pictures, PreparedCards())
    let (rendered, renderProblems) = await renderPages(of: context)
    diagnostics += pictureProblems + renderProblems
    let source = OutputSource(showcase: shown, in: site.planned.sources.settings)
    let files = rendered.pages.compactMap { page in
        page.file.flatMap { OutputFile(page.address, $0.contents, from: source) }
    }
    let pages = CopiedPages(
        pages: rendered.pages, files: files, themeFiles: themeFiles(theme, layouts.styles), pictures: pictures,
        layouts: plans.compactMap { layouts.layout(of: $0)?.moved(to: copy.place(of: $0.address)) })
    return (pages, diagnostics)
}

extension OutputSource {
    fileprivate init(showcase theme: ShownTheme, in settings: SourceText?) {
        self.init(name: "the copy of the site in the theme '\(theme.name)'")
        path = settings?.path
        position = theme.position
    }
}
