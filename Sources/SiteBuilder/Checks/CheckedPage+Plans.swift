import SiteChecks

extension CheckedPage {
    init(_ page: RenderedPage, in index: OutputIndex) {
        self.init(
            page.address, page.file, unresolved: page.unresolved,
            bodyHeadings: page.bodyHeadings.mapValues { ($0.source, $0.position) }, in: index)
    }
}

extension SiteWeights {
    /// - Parameter plans: the plans of these pages.
    init(_ pages: [CheckedPage], of plans: [PagePlan], in index: OutputIndex) {
        var visited: [PagePlan.VisitedKind: CheckedPage] = [:]
        for (plan, page) in zip(plans, pages) {
            guard let kind = plan.visitedKind, visited[kind] == nil else { continue }
            visited[kind] = page
        }
        self.init(
            pages, visited: visited.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value), in: index)
    }
}

extension PagePlan {
    fileprivate enum VisitedKind: Int { case home, episode, tag, page }

    /// The kind of page that visitors reach, or `nil` if they do not navigate to this page.
    fileprivate var visitedKind: VisitedKind? {
        switch subject {
        case .episode: .episode
        case .page: address == .home ? .home : sections.isEmpty ? .page : nil
        case .listing(let listing): listing.kind == .tags ? .tag : nil
        case .index, .letters, .picture, .search, .subscribe, .notFound: nil
        }
    }
}
