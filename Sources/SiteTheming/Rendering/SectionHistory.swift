import SiteEpisodes

/// The titles of a section with the visitor's history. Scripts fill the section in the visitor's browser.
package struct SectionHistory: Hashable, Sendable {
    /// The title if there is a history, or `nil` for the theme's word.
    package var title: String?
    /// The title of the episodes that are shown without a history, or `nil` for the theme's word.
    package var otherwise: String?

    /// Fails for sections with other sources.
    package init?(_ plan: SectionPlan) {
        guard plan.source == .history else { return nil }
        title = plan.title
        otherwise = plan.otherwise
    }
}
