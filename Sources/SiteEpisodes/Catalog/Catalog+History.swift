extension Catalog {
    /// Whether a page shows what the visitor has watched: only then do pages of episodes note that they were.
    package var hasHistory: Bool {
        pages.contains { $0.sections.contains { $0.source == .history } }
            || episodes.contains { $0.sections.contains { $0.source == .history } }
    }
}
