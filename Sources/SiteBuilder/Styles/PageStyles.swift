import Episodes

/// The styles of pages that are of one kind and have the same layouts. They share one file: who has seen one of them has it.
struct PageStyles: Hashable, Sendable {
    enum Kind: String {
        case home, page, episode, list, names, search, missing
    }

    let kind: Kind
    /// Classes of the layouts in it, sorted.
    let layouts: [String]

    init(_ plan: PagePlan, layouts book: LayoutBook) {
        kind =
            switch plan.subject {
            case .episode: .episode
            case .page: plan.address == .home ? .home : .page
            case .listing: .list
            case .index, .letters: .names
            case .search: .search
            case .notFound: .missing
            }
        layouts = book.sharedClasses(of: plan.sections.map(\.request.use))
    }

    /// `theme/home.feed.mosaic.css`: the kind and the layouts, or a number for them where that is long.
    var address: Address {
        let names = layouts.map { $0.hasPrefix("g-") ? String($0.dropFirst(2)) : $0 }
        var name = ([kind.rawValue] + names).joined(separator: ".")
        if name.utf8.count > 80 {
            var fingerprint = Fingerprint()
            fingerprint.add(name)
            name = kind.rawValue + "." + String(fingerprint.value, radix: 36)
        }
        return Address(file: "theme/\(name).css")
    }
}
