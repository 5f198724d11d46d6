import Foundation

/// Which episodes are about the same things: those that share names which few episodes bear.
///
/// Names lead to episodes, so that an episode is compared with those alone that share one with it. Of a name that very
/// many bear only the episodes around are looked at: it says little, and the nearest are as good as any.
package struct RelatedEpisodes: Sendable {
    /// How much a shared name of each kind counts.
    private static let weights: [TermKind: Int] = [.tags: 4, .people: 5, .collections: 3, .categories: 2, .seasons: 1]
    /// Of one name, at each side of the episode in the catalog's order.
    private static let reach = 48
    /// Episodes that came out this near count a little more; it decides between equals.
    private static let neighbourhood = 4
    /// How much each step nearer counts.
    private static let step = 16

    private var catalog: Catalog
    private let order: ReadingOrder
    private let names: [[Name]]
    /// Of the episodes of all names.
    private let places: [Int32]

    /// A name that an episode bears.
    private struct Name {
        /// Where the places of its episodes stand, sorted, among those of all names.
        let episodes: Range<Int>
        let worth: Int
    }

    package init(_ catalog: Catalog) {
        self.catalog = catalog
        order = ReadingOrder(catalog.episodes)
        var names = [[Name]](repeating: [], count: catalog.episodes.count)
        var places: [Int32] = []
        for kind in TermKind.allCases {
            for listing in catalog.listings(kind) where listing.places.count > 1 {
                let name = Name(
                    episodes: places.count..<(places.count + listing.places.count),
                    worth: Self.worth(of: kind, count: listing.places.count, of: catalog.episodes.count))
                guard name.worth > 0 else { continue }
                places += listing.places.sorted().lazy.map(Int32.init)
                for place in listing.places { names[place].append(name) }
            }
        }
        self.names = names
        self.places = places
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
    package func episodes(relatedTo episode: Episode, limit: Int) -> [Episode] {
        guard limit > 0, let place = catalog.place(of: episode.id) else { return [] }
        let named = [catalog.previous(of: episode)?.id, catalog.next(of: episode)?.id, episode.id].compactMap(\.self)
        let left = (named + catalog.versions(of: episode).map(\.id)).compactMap { catalog.place(of: $0) }
        let position = order.position(of: place)
        let most = (Self.neighbourhood + 1) * Self.step
        var nearest: [Relative] = []
        for var relative in relatives(of: place) {
            // Most share a name that says little, and no neighbourhood would make up for it.
            if nearest.count == limit, relative.worth + most < nearest[limit - 1].worth { continue }
            let distance = abs(order.position(of: relative.place) - position)
            relative.worth += max(most - distance * Self.step, 0)
            if nearest.count == limit, !relative.precedes(nearest[limit - 1]) { continue }
            guard !left.contains(relative.place),
                catalog.translations.isChosen(catalog.episodes[relative.place].id, in: episode.language)
            else { continue }
            if nearest.count == limit { nearest.removeLast() }
            nearest.insert(relative, at: nearest.firstIndex(where: relative.precedes) ?? nearest.count)
        }
        return nearest.map { catalog.episodes[$0.place] }
    }

    /// Gives an episode another text.
    package mutating func revise(_ id: Episode.ID, _ text: RevisedText) { catalog.revise(id, text) }

    /// The episodes that share a name with one, in no order.
    private func relatives(of place: Int) -> [Relative] {
        places.withUnsafeBufferPointer { all in
            let shared = names[place].map { name in
                (places: all[name.episodes].around(Int32(place), reach: Self.reach), worth: name.worth)
            }
            var tally = Tally(of: shared.reduce(0) { $0 + $1.places.count })
            for (places, worth) in shared { for place in places { tally.add(worth, to: Int(place)) } }
            return tally.relatives
        }
    }
}

/// An episode that shares names with another one.
private struct Relative {
    let place: Int
    /// Of all names that they share.
    var worth: Int

    /// Of equals the first in the catalog's order counts.
    func precedes(_ other: Relative) -> Bool {
        worth == other.worth ? place < other.place : worth > other.worth
    }
}

/// Adds up what names are worth to the hundreds of relatives that an episode may have.
private struct Tally {
    private(set) var relatives: [Relative] = []
    /// Where each stands among them, found by the low bits of its place and from there on: places lie close together, so most are
    /// found at once. At least half of them is free, which -1 says.
    private var slots: [Int32]

    /// - Parameter count: of additions.
    init(of count: Int) {
        relatives.reserveCapacity(count)
        slots = [Int32](repeating: -1, count: 2 << (Int.bitWidth - count.leadingZeroBitCount))
    }

    mutating func add(_ worth: Int, to place: Int) {
        var slot = place & (slots.count - 1)
        while slots[slot] >= 0 {
            let known = Int(slots[slot])
            if relatives[known].place == place {
                relatives[known].worth += worth
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(relatives.count)
        relatives.append(Relative(place: place, worth: worth))
    }
}

extension Slice<UnsafeBufferPointer<Int32>> {
    /// Those of a sorted list that stand around a number, itself left out.
    fileprivate func around(_ number: Int32, reach: Int) -> Self {
        guard count > 2 * reach else { return self }
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return self[Swift.max(low - reach, startIndex)..<Swift.min(low + reach + 1, endIndex)]
    }
}
