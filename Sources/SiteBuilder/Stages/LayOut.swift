import CompositionalLayout
import GridCSS
import SiteDiagnostics
import SiteTheming

/// The layouts of all pages, solved and lowered.
struct SiteLayouts: Sendable {
    let used: UsedLayouts
    let styles: SiteStyles
    let splits: PageSplits
    let boundaries: PageBoundaries
    let configuration: LayoutConfiguration
    /// The environment in which layouts are solved.
    let environment: PageEnvironment
    let maxWidth: Int?
    /// The width of layouts as a function of the window's width.
    let root: RootWidth

    /// Hints about layouts.
    var hints: [Diagnostic] { splits.hints + used.hints }
}

/// Solves each layout that pages use, once for all widths.
///
/// - Parameters:
///   - providers: the layouts in Swift, by name.
///   - facts: reads the facts about entries, for layouts that depend on them.
///
/// - Returns: the layouts, and the plans with the facts about entries that their layouts depend on.
func layOut(
    _ plans: [PagePlan], _ theme: Theme, providers: [String: SectionProvider], facts: EntryFacts,
    _ options: BuildOptions
) async -> ((plans: [PagePlan], layouts: SiteLayouts), [Diagnostic]) {
    let shelf = LayoutShelf(theme: theme, providers: providers)
    let narrowest = SupportedWidths.narrowest
    let widest = theme.manifest.maxWidth.map { max($0, narrowest) } ?? SupportedWidths.widest
    let configuration = LayoutConfiguration(theme.manifest)
    let environment = PageEnvironment(theme.manifest.surroundings)
    let finder = IntervalFinder(
        environment: environment, configuration: configuration, widths: narrowest...widest)
    let plans = await facts.added(to: plans, in: shelf, finder: finder, jobs: options.jobs)
    let splits = PageSplits(plans, finder: finder, sectionSpacing: configuration.interSectionSpacing)
    let used = await UsedLayouts.open(
        plans.flatMap(\.sections).map(\.request), shelf: shelf, finder: finder, narrowest: splits.narrowest,
        words: longestWords(in: plans, size: theme.manifest.titleSize, shelf: shelf), jobs: options.jobs)
    let boundaries = PageBoundaries(plans, configuration: configuration, templates: theme.templates.names)
    var diagnostics = splits.diagnostics + boundaries.diagnostics + used.diagnostics
    var pageStyle: PageStyle?
    do throws(LoweringProblem) {
        pageStyle = try PageStyle(configuration)
    } catch {
        diagnostics.append(Diagnostic(.error, id: "layout.not-css", error.message, hint: error.hint))
    }
    let layouts = SiteLayouts(
        used: used,
        styles: SiteStyles(plans, theme: theme, used: used, page: pageStyle, maxWidth: theme.manifest.maxWidth),
        splits: splits, boundaries: boundaries, configuration: configuration, environment: environment,
        maxWidth: theme.manifest.maxWidth,
        root: RootWidth(padding: 2 * theme.manifest.pagePadding, maxWidth: theme.manifest.maxWidth))
    return ((plans, layouts), diagnostics)
}

extension LayoutConfiguration {
    /// The theme's settings for all of its pages.
    fileprivate init(_ manifest: ThemeManifest) {
        self.init(
            interSectionSpacing: manifest.interSectionSpacing,
            contentInsetsReference: manifest.surroundings.contentInsetsReference,
            sizeClassThresholds: manifest.surroundings.sizeClasses)
    }
}

extension PageEnvironment {
    fileprivate init(_ surroundings: ThemeSurroundings) {
        let margin = surroundings.layoutMargins
        self.init(
            sizeClassThresholds: surroundings.sizeClasses, layoutMargins: EdgeInsets(leading: margin, trailing: margin),
            readableWidth: surroundings.readableWidth)
    }
}
