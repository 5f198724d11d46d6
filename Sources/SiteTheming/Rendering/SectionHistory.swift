import SiteEpisodes

/// What a section needs that shows what the visitor has watched: scripts fill it, in the visitor's browser alone.
package struct SectionHistory: Hashable, Sendable {
    /// Once there is something to show; `nil` for the theme's own word.
    package var title: String?
    /// Until then, above other episodes; `nil` for the theme's own word.
    package var otherwise: String?

    /// `nil` for sections of other sources.
    package init?(_ plan: SectionPlan) {
        guard plan.source == .history else { return nil }
        title = plan.title
        otherwise = plan.otherwise
    }
}
