/// Sorts the entries of a section.
struct SectionSorting {
    let episodes: [Episode]

    /// - Parameter places: the indices in the catalog's order. Equal ones keep this order.
    func sorted(_ places: [Int], by order: SectionOrder) -> [Int] {
        switch order {
        case .newest: return places
        case .oldest:
            let reading = ReadingOrder(episodes)
            return places.sorted { reading.position(of: $0) < reading.position(of: $1) }
        case .number: return places.sorted(by: { episodes[$0].number }, <)
        case .views: return places.sorted(by: { episodes[$0].views }, >)
        case .title: return places.sorted(by: { episodes[$0].title.folded }, <)
        case .weight: return places.sorted(by: { episodes[$0].weight }, <)
        }
    }

    /// - Parameters:
    ///   - listings: the listings in the catalog's order. Equal ones keep this order.
    ///   - order: the order, or `nil` to keep the catalog's.
    func sorted(_ listings: [Listing], by order: SectionOrder?) -> [Listing] {
        switch order {
        case nil: listings
        case .newest: listings.sorted(by: { $0.places.min() }, <)
        case .oldest: listings.sorted(by: { $0.places.min() }, >)
        case .number where listings.first?.kind == .seasons: listings.sorted(by: { $0.ordinal }, <)
        case .number: listings.sorted(by: { $0.episodeCount }, >)
        case .views: listings.sorted(by: { views(of: $0) }, >)
        case .title: listings.sorted(by: { $0.name.folded }, <)
        case .weight: listings.sorted(by: { $0.details.weight }, <)
        }
    }

    /// - Parameters:
    ///   - pages: the pages, sorted by path. Equal pages keep this order. Orders for episodes alone do not change it.
    func sorted(_ pages: [Page], by order: SectionOrder?) -> [Page] {
        switch order {
        case .newest: pages.sorted(by: { $0.date?.instant }, >)
        case .oldest: pages.sorted(by: { $0.date?.instant }, <)
        case .title: pages.sorted(by: { $0.title.folded }, <)
        case .number, .views, .weight, nil: pages
        }
    }

    private func views(of listing: Listing) -> Int {
        listing.places.reduce(0) { sum, place in sum.addingReportingOverflow(episodes[place].views ?? 0).partialValue }
    }
}

extension Array {
    /// Sorts by a key that is computed once for each element. Elements without a key come last, and equal ones keep
    /// their order.
    func sorted<Key>(by key: (Element) -> Key?, _ precedes: (Key, Key) -> Bool) -> [Element] {
        map { (element: $0, key: key($0)) }.sorted { left, right in
            switch (left.key, right.key) {
            case (let left?, let right?): precedes(left, right)
            case (.some, nil): true
            case (nil, _): false
            }
        }.map(\.element)
    }
}
