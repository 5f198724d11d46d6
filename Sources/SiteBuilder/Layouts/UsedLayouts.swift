import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// A layout that sections use, lowered once.
struct UsedLayout: Sendable {
    let className: String
    let style: SectionStyle
    /// The cell design at each width.
    let cells: [PageRange<CellDesign?>]
    /// The section provider, with the adaptations of its use.
    let provider: SectionProvider
    let certificate: SectionCertificate
    /// The places where the layout is written. Several pages may hold the same one.
    let origins: [LayoutOrigin]
    /// The kinds of headers and footers that are pinned at some width.
    let pinnedKinds: Set<String>
}

/// All layouts in use, and their stylesheets.
struct UsedLayouts: Sendable {
    /// A class of the root element of every page's layout.
    static let pageClass = "cl-page"

    private var layouts: [LayoutUse: UsedLayout] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// Hints about layouts.
    private(set) var hints: [Diagnostic] = []

    subscript(_ use: LayoutUse) -> UsedLayout? { layouts[use] ?? layouts[use.inAnyDirection] }

    /// The classes of a page's named layouts, sorted. Their rules are in stylesheet files that pages share.
    func sharedClasses(of plan: PagePlan) -> [String] {
        let named = plan.sections.lazy.map(\.request.use).filter { if case .named = $0.base { true } else { false } }
        return Set(named.compactMap { self[$0]?.className }).sorted()
    }

    /// The rules for pages with these classes, without the rules that all pages share.
    func stylesheet(classes: [String]) -> String {
        let uses = layouts.filter { classes.contains($0.value.className) }.keys
        return Stylesheet(sections: sections(uses), cells: cells(uses), includesBase: false).text
    }

    /// The rules of layouts that are written in the page itself.
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

    /// Lowers each requested layout, in parallel.
    ///
    /// - Parameters:
    ///   - narrowest: the first width, in whole points, of each layout that is used in less width than a page has.
    ///   - words: the longest word that the cells of a layout must hold.
    static func open(
        _ requests: [LayoutRequest], shelf: LayoutShelf, finder: IntervalFinder,
        narrowest: [LayoutUse: Int] = [:], words: [LayoutUse: LongestWord] = [:], jobs: Int
    ) async -> UsedLayouts {
        var used = UsedLayouts()
        used.diagnostics = shelf.diagnostics
        // A layout in several pages is lowered once. Its problems are reported at each page.
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
            let provider: SectionProvider = { environment in
                var environment = environment
                environment.items = use.items
                return layout.provider(environment)?.adapted(to: use)
            }
            let survey = SectionSurvey(finder: finder, provider: provider)
            let style = SectionStyle(survey)
            let certificate = SectionCertificate(
                survey, style: style, writtenHoles: layout.holes, longestWord: words[use], provider: provider)
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
