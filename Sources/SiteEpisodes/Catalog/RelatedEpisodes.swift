import Foundation

/// Finds related episodes: those that share rare names.
///
/// An index from names to episodes limits the comparison to episodes that share a name. If very many episodes have a
/// name, only the nearest in time are compared, because such a name says little.
package struct RelatedEpisodes: Sendable {
    /// The weight of a shared name of each kind.
    private static let weights: [TermKind: Int] = [.tags: 4, .people: 5, .collections: 3, .categories: 2, .seasons: 1]
    /// The maximum number of episodes of one name on each side, in the catalog's order.
    private static let reach = 48
    /// The distance in episodes up to which nearness in time adds a little weight. It decides between equal candidates.
    private static let neighbourhood = 4
    /// The weight of each step nearer.
    private static let step = 16

    private var catalog: Catalog
    private let order: ReadingOrder
    private let names: [[Name]]
    /// The positions of the episodes of all names.
    private let places: [Int32]

    /// A name that an episode has.
    private struct Name {
        /// The range of the name's sorted episode positions in ``places``.
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

    /// The weight of a name, higher for rare names: the negative logarithm of its share, in integers, so that all
    /// machines round equally.
    private static func worth(of kind: TermKind, count: Int, of all: Int) -> Int {
        let rarity = (log2(Double(all + 1) / Double(count)) * 64).rounded()
        return max(Int(rarity), 0) * (weights[kind] ?? 0)
    }

    /// The most related episodes, best first. The previous and next episodes are left out, because the page already
    /// links to them. Each is shown in the version for the episode's language.
    ///
    /// - Parameter limit: the maximum number of episodes.
    package func episodes(relatedTo episode: Episode, limit: Int) -> [Episode] {
        guard limit > 0, let place = catalog.place(of: episode.id) else { return [] }
        let named = [catalog.previous(of: episode)?.id, catalog.next(of: episode)?.id, episode.id].compactMap(\.self)
        let left = (named + catalog.versions(of: episode).map(\.id)).compactMap { catalog.place(of: $0) }
        let position = order.position(of: place)
        let most = (Self.neighbourhood + 1) * Self.step
        var nearest: [Relative] = []
        for var relative in relatives(of: place) {
            // Most episodes share only a common name, and nearness cannot make up for it.
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

    /// Replaces the text of an episode.
    package mutating func revise(_ id: Episode.ID, _ text: RevisedText) { catalog.revise(id, text) }

    /// The episodes that share a name with an episode, in no order.
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

/// An episode that shares names with the given one.
private struct Relative {
    let place: Int
    /// The total weight of the shared names.
    var worth: Int

    /// Equal candidates follow the catalog's order.
    func precedes(_ other: Relative) -> Bool {
        worth == other.worth ? place < other.place : worth > other.worth
    }
}

/// Sums the weights of up to several hundred related episodes.
private struct Tally {
    private(set) var relatives: [Relative] = []
    /// A hash table from episode positions to indices. The hash is the low bits of the position: positions are close
    /// together, so most are found at once. At least half of the slots are free, marked by -1.
    private var slots: [Int32]

    /// - Parameter count: the number of additions.
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
    /// The elements of a sorted list around a number, without the number itself.
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
