import CompositionalLayout
import GridCSS
import SiteDiagnostics
import SiteEpisodes

/// The CSS of boundary items around all sections of a page.
struct PageBoundaries: Sendable {
    /// A class of the root element of each page that has its own boundary items.
    static let className = "cl-page-own"

    private var styles: [Address: PageStyle] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter templates: the names of the theme's templates.
    init(_ plans: [PagePlan], configuration: LayoutConfiguration, templates: Set<String>) {
        for plan in plans {
            guard let boundary = plan.boundary, !plan.sections.isEmpty else { continue }
            if plan.split != nil { diagnostics.append(boundary.isOnSplit) }
            diagnostics += boundary.missingTemplates(among: templates)
            do throws(LoweringProblem) {
                styles[plan.address] = try PageStyle(
                    configuration.surrounded(by: boundary.boundary), sectionCount: plan.sections.count)
            } catch {
                diagnostics.append(boundary.diagnostic(error))
            }
        }
    }

    /// The classes of the root element of a page's layout.
    func classes(of plan: PagePlan) -> String {
        styles[plan.address] == nil ? UsedLayouts.pageClass : "\(UsedLayouts.pageClass) \(Self.className)"
    }

    /// The CSS rules of one page.
    func styles(for plan: PagePlan) -> String {
        guard let style = styles[plan.address] else { return "" }
        return Stylesheet(sections: [], pages: [(name: Self.className, style: style)], includesBase: false).text
    }
}
