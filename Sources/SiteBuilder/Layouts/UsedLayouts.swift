import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// A layout that sections of the site use, lowered once.
struct UsedLayout: Sendable {
    let className: String
    let style: SectionStyle
    /// Designs of its cells.
    let cells: [PageRange<CellDesign?>]
    /// The description as sections use it.
    let provider: SectionProvider
    let certificate: SectionCertificate
    /// Where it is written; several pages may hold the same one.
    let origins: [LayoutOrigin]
    /// Kinds of headers and footers that wait at the window's edge at some width.
    let pinnedKinds: Set<String>
}

/// All layouts in use, and their stylesheets.
struct UsedLayouts: Sendable {
    /// Class of the root element of every page's layout.
    static let pageClass = "cl-page"

    private var layouts: [LayoutUse: UsedLayout] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// What is worth knowing about layouts and no reason to stop at: for those who ask.
    private(set) var hints: [Diagnostic] = []

    subscript(_ use: LayoutUse) -> UsedLayout? { layouts[use] ?? layouts[use.inAnyDirection] }

    /// Classes of a page's layouts that have a name, sorted. Their rules stand in files, for several pages to share.
    func sharedClasses(of plan: PagePlan) -> [String] {
        let named = plan.sections.lazy.map(\.request.use).filter { if case .named = $0.base { true } else { false } }
        return Set(named.compactMap { self[$0]?.className }).sorted()
    }

    /// The rules for pages with these classes, without those that all pages share.
    func stylesheet(classes: [String]) -> String {
        let uses = layouts.filter { classes.contains($0.value.className) }.keys
        return Stylesheet(sections: sections(uses), cells: cells(uses), includesBase: false).text
    }

    /// What one page needs besides: the layouts that are written in it.
    func styles(for uses: some Sequence<LayoutUse>) -> String {
        let inline = Set(
            uses.filter { if case .inline = $0.base { true } else { false } }.map(\.inAnyDirection))
        if inline.isEmpty { return "" }
        return Stylesheet(sections: sections(inline), cells: cells(inline), includesBase: false).text
    }

    private func sections(_ uses: some Sequence<LayoutUse>) -> [(name: String, style: SectionStyle)] {
        uses.compactMap { layouts[$0] }.map { (name: $0.className, style: $0.style) }.sorted { $0.name < $1.name }
    }

    private func cells(_ uses: some Sequence<LayoutUse>) -> [CellStyle] {
        uses.compactMap { layouts[$0] }.map(\.cellStyle).sorted { $0.name < $1.name }
    }

    /// Lowers each layout that is asked for, side by side.
    ///
    /// - Parameter narrowest: the first width of a layout that is used in less room than a page has.
    static func open(
        _ requests: [LayoutRequest], shelf: LayoutShelf, finder: IntervalFinder,
        narrowest: [LayoutUse: Int] = [:], jobs: Int
    ) async -> UsedLayouts {
        var used = UsedLayouts()
        used.diagnostics = shelf.diagnostics
        // A layout that several pages hold is lowered once, and what is wrong with it is said of every page.
        var wanted: [LayoutUse: [LayoutShelf.Entry]] = [:]
        for request in requests {
            let use = shelf.shared(request.use)
            guard request.layoutName == nil || wanted[use] == nil else { continue }
            let (layout, problems) = request.resolved(from: shelf)
            if let layout { wanted[use, default: []].append(layout) }
            used.diagnostics += problems
        }
        let narrowest = Dictionary(narrowest.map { (shelf.shared($0), $1) }, uniquingKeysWith: min)
        let ordered = wanted.sorted { $0.key < $1.key }
        let lowered = await ordered.concurrentMap(jobs: jobs) { use, layouts in
            let layout = layouts[0]
            let lower = min(narrowest[use] ?? .max, finder.widths.lowerBound)
            let finder = finder.reading(use.direction, from: lower)
            let provider: SectionProvider = { environment in layout.provider(environment)?.adapted(to: use) }
            let survey = SectionSurvey(finder: finder, provider: provider)
            let style = SectionStyle(survey)
            let certificate = SectionCertificate(
                survey, style: style, writtenHoles: layout.holes, provider: provider)
            return LoweredLayout(
                provider: provider, style: style, certificate: certificate, cells: finder.ranges(of: layout.cell))
        }
        var taken: Set<String> = []
        var named: Set<LayoutUse.Base> = []
        for ((use, layouts), lowered) in zip(ordered, lowered) {
            var name = use.className
            while !taken.insert(name).inserted { name += "-x" }
            let layout = UsedLayout(
                className: name, style: lowered.style, cells: lowered.designs(among: shelf.cells),
                provider: lowered.provider, certificate: lowered.certificate, origins: layouts.map(\.origin),
                pinnedKinds: lowered.pinnedKinds(in: finder.environment.reading(use.direction)))
            used.layouts[use] = layout
            let found = layout.diagnostics(
                besides: used.diagnostics, in: finder.environment.reading(use.direction))
            used.diagnostics += found.filter { $0.severity != .hint }
            used.hints += found.filter { $0.severity == .hint }
            if named.insert(use.base).inserted {
                used.diagnostics += layout.origins.flatMap { $0.missingTemplates(of: layout, among: shelf.templates) }
            }
            let known = shelf.cells.keys.sorted()
            for cell in lowered.unknownCells(among: shelf.cells) {
                used.diagnostics += layout.origins.map { $0.diagnostic(unknownCell: cell, known: known) }
            }
        }
        return used
    }
}
