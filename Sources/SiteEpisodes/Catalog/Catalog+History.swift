extension Catalog {
    /// Whether a page shows what the visitor has watched. Only then do episode pages record visits.
    package var hasHistory: Bool {
        pages.contains { $0.sections.contains { $0.source == .history } }
            || episodes.contains { $0.sections.contains { $0.source == .history } }
    }
}
