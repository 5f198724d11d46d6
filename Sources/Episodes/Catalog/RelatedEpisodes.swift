import Foundation

/// Which episodes are about the same things: those that share names which few episodes bear.
///
/// Names lead to episodes, so that an episode is compared with those alone that share one with it. Of a name that very
/// many bear only the episodes around are looked at: it says little, and the nearest are as good as any.
public struct RelatedEpisodes: Sendable {
    /// How much a shared name of each kind counts.
    private static let weights: [TermKind: Int] = [.tags: 4, .people: 5, .collections: 3, .categories: 2, .seasons: 1]
    /// Of one name, at each side of the episode in the catalog's order.
    private static let reach = 48
    /// Episodes that came out this near count a little more; it decides between equals.
    private static let neighbourhood = 4

    private var catalog: Catalog
    private let order: ReadingOrder
    private let names: [[Name]]

    /// A name that an episode bears.
    private struct Name {
        /// Places of its episodes, sorted.
        var places: [Int]
        var worth: Int
    }

    public init(_ catalog: Catalog) {
        self.catalog = catalog
        order = ReadingOrder(catalog.episodes)
        var names = [[Name]](repeating: [], count: catalog.episodes.count)
        for kind in TermKind.allCases {
            for listing in catalog.listings(kind) where listing.places.count > 1 {
                let name = Name(
                    places: listing.places.sorted(),
                    worth: Self.worth(of: kind, count: listing.places.count, of: catalog.episodes.count))
                if name.worth > 0 { for place in name.places { names[place].append(name) } }
            }
        }
        self.names = names
    }

    /// The rarer a name, the more it says: the logarithm of one to its share, in whole numbers, so that no machine
    /// rounds a tie another way.
    private static func worth(of kind: TermKind, count: Int, of all: Int) -> Int {
        let rarity = (log2(Double(all + 1) / Double(count)) * 64).rounded()
        return max(Int(rarity), 0) * (weights[kind] ?? 0)
    }

    /// The nearest relatives, nearest first; those before and after in time, which the page names already, left out. Of each
    /// the version that lists in the episode's language show.
    ///
    /// - Parameter limit: how many at most.
    public func episodes(relatedTo episode: Episode, limit: Int) -> [Episode] {
        guard limit > 0, let place = catalog.place(of: episode.id) else { return [] }
        let named = [catalog.previous(of: episode)?.id, catalog.next(of: episode)?.id, episode.id].compactMap(\.self)
        let left = (named + catalog.versions(of: episode).map(\.id)).compactMap { catalog.place(of: $0) }
        let position = order.position(of: place)
        var nearest: [Relative] = []
        for var relative in relatives(of: place) {
            let distance = abs(order.position(of: relative.place) - position)
            relative.worth += max(Self.neighbourhood + 1 - distance, 0) * 16
            // Of equals the first in the catalog's order counts.
            if nearest.count == limit, relative.worth <= nearest[limit - 1].worth { continue }
            guard !left.contains(relative.place),
                catalog.translations.isChosen(catalog.episodes[relative.place].id, in: episode.language)
            else { continue }
            if nearest.count == limit { nearest.removeLast() }
            nearest.insert(relative, at: nearest.firstIndex { $0.worth < relative.worth } ?? nearest.count)
        }
        return nearest.map { catalog.episodes[$0.place] }
    }

    /// Those that may be an episode's relatives, which are those as well that it may be one of.
    public func episodes(sharingNamesWith id: Episode.ID) -> [Episode.ID] {
        catalog.place(of: id).map { relatives(of: $0).map { catalog.episodes[$0.place].id } } ?? []
    }

    /// Gives an episode another text.
    public mutating func revise(_ id: Episode.ID, _ text: RevisedText) { catalog.revise(id, text) }

    /// The episodes that share a name with one, by their places.
    private func relatives(of place: Int) -> [Relative] {
        names[place].reduce(into: []) { relatives, name in
            relatives = relatives.adding(name.places.around(place, reach: Self.reach), worth: name.worth)
        }
    }
}

/// An episode that shares names with another one.
private struct Relative {
    let place: Int
    /// Of all names that they share.
    var worth: Int
}

extension [Relative] {
    /// With those who share one more name. Both lists are sorted by place.
    fileprivate func adding(_ places: ArraySlice<Int>, worth: Int) -> Self {
        var relatives: Self = []
        relatives.reserveCapacity(count + places.count)
        var index = 0
        for place in places {
            while index < count, self[index].place < place {
                relatives.append(self[index])
                index += 1
            }
            if index < count, self[index].place == place {
                relatives.append(Relative(place: place, worth: self[index].worth + worth))
                index += 1
            } else {
                relatives.append(Relative(place: place, worth: worth))
            }
        }
        relatives += self[index...]
        return relatives
    }
}

extension [Int] {
    /// Those of a sorted list that stand around a number, itself left out.
    fileprivate func around(_ number: Int, reach: Int) -> ArraySlice<Int> {
        guard count > 2 * reach else { return self[...] }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return self[Swift.max(low - reach, 0)..<Swift.min(low + reach + 1, count)]
    }
}
