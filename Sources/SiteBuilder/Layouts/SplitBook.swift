import CompositionalLayout
import Diagnostics
import Episodes
import GridCSS

/// The splits of all pages, lowered.
struct SplitBook: Sendable {
    /// Class of the element that holds the stacks of a page.
    static let className = "cl-page-split"

    private var styles: [Address: SplitStyle] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// The narrowest side that a layout is used in, where that is narrower than any page.
    private(set) var narrowest: [LayoutUse: Int] = [:]

    init(_ plans: [PagePlan], finder: IntervalFinder, sectionSpacing: Double) {
        for plan in plans {
            guard let split = plan.split else { continue }
            let style = SplitStyle(
                finder: finder.reading(plan.direction), sectionSpacing: sectionSpacing,
                hasBackgrounds: split.hasBackgrounds,
                provider: split.arrangement(for:))
            diagnostics += split.diagnostics(of: style)
            styles[plan.address] = style
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
