import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteEpisodes

/// The CSS of all split pages.
struct PageSplits: Sendable {
    /// The class of the element that holds the stacks of a page.
    static let className = "cl-page-split"

    private var styles: [Address: SplitStyle] = [:]
    private var orders: [Address: SplitReadingOrder] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// Hints about splits.
    private(set) var hints: [Diagnostic] = []
    /// The narrowest side, in whole points, of each layout that is used in less width than a page has.
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
            // If a side has no width, the problem is in the split, not in its layouts.
            guard style.problems.isEmpty else { continue }
            for (number, section) in plan.sections.enumerated() {
                guard let width = style.widths(ofSection: number)?.lowerBound else { continue }
                let use = section.request.use
                narrowest[use] = min(max(width, 1), narrowest[use] ?? finder.widths.lowerBound)
            }
        }
    }

    /// The split of a page, or `nil` if the page has one column.
    subscript(_ plan: PagePlan) -> SplitStyle? { styles[plan.address] }

    /// The reading order of a page's sections, or `nil` if the page has one column.
    func order(of plan: PagePlan) -> SplitReadingOrder? { orders[plan.address] }

    /// The CSS rules of one page.
    func styles(for plan: PagePlan) -> String {
        guard let style = self[plan] else { return "" }
        return Stylesheet(sections: [], splits: [(name: Self.className, style: style)], includesBase: false).text
    }
}

extension PlannedSplit {
    /// The split arrangement in a container of the page's size.
    @Sendable func arrangement(for environment: LayoutEnvironment) -> SplitArrangement {
        split.arrangement(for: environment, sides: sides)
    }
}
