import SiteEpisodes
import SiteTheming

extension SiteNavigation {
    /// The search and index pages that exist.
    init(_ plans: [PagePlan]) {
        self.init()
        for plan in plans {
            switch plan.subject {
            case .index(let kind) where plan.numbers.isFirst: indexedKinds.append(kind)
            case .letters(let index, nil): indexedKinds.append(index.kind)
            case .search: search = plan.address
            case .subscribe: subscribe = plan.address
            default: break
            }
        }
    }
}
