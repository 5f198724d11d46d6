import Episodes

/// What is found of one page before it is put together: the page shows it, and it is noted that the page was made of it.
struct PageParts: Sendable {
    /// What the author wrote for the page; `nil` for one that is made of others.
    let notes: Notes?
    /// Of an episode's page, episodes about the same things, nearest first.
    let relatives: [Episode]

    init(of plan: PagePlan, _ renderer: PageRenderer) {
        notes = renderer.notes(of: plan)
        if case .episode(let episode) = plan.subject {
            relatives = renderer.relatives(of: episode)
        } else {
            relatives = []
        }
    }
}
