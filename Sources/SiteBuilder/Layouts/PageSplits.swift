import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteEpisodes

/// The splits of all pages, lowered.
struct PageSplits: Sendable {
    /// Class of the element that holds the stacks of a page.
    static let className = "cl-page-split"

    private var styles: [Address: SplitStyle] = [:]
    private var orders: [Address: SplitReadingOrder] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// What is worth knowing and no reason to stop at: for those who ask.
    private(set) var hints: [Diagnostic] = []
    /// The narrowest side that a layout is used in, where that is narrower than any page.
    private(set) var narrowest: [LayoutUse: Int] = [:]

    init(_ plans: [PagePlan], finder: IntervalFinder, sectionSpacing: Double) {
        for plan in plans {
            guard let split = plan.split else { continue }
            let style = SplitStyle(
                finder: finder.reading(plan.direction), sectionSpacing: sectionSpacing,
                hasBackgrounds: split.hasBackgrounds,
                provider: split.arrangement(for:))
            let order = SplitReadingOrder(style)
            let found = split.orderFindings(order, reading: plan.direction)
            diagnostics += split.problems(of: style) + found.filter { $0.severity != .hint }
            hints += found.filter { $0.severity == .hint }
            styles[plan.address] = style
            orders[plan.address] = order
            // A side without width is the split's problem, not that of the layouts in it.
            guard style.problems.isEmpty else { continue }
            for (number, section) in plan.sections.enumerated() {
                guard let width = style.widths(ofSection: number)?.lowerBound else { continue }
                let use = section.request.use
                narrowest[use] = min(max(width, 1), narrowest[use] ?? finder.widths.lowerBound)
            }
        }
    }

    /// `nil` for a page in one column.
    subscript(_ plan: PagePlan) -> SplitStyle? { styles[plan.address] }

    /// In which order a page's sections are read; `nil` for a page in one column.
    func order(of plan: PagePlan) -> SplitReadingOrder? { orders[plan.address] }

    /// The rules of one page.
    func styles(for plan: PagePlan) -> String {
        guard let style = self[plan] else { return "" }
        return Stylesheet(sections: [], splits: [(name: Self.className, style: style)], includesBase: false).text
    }
}

extension PlannedSplit {
    /// The split for a container of the page.
    @Sendable func arrangement(for environment: LayoutEnvironment) -> SplitArrangement {
        split.arrangement(for: environment, sides: sides)
    }
}
