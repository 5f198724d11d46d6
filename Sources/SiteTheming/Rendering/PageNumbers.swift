import SiteEpisodes

/// The place of a page in a long list, and its number.
///
/// Pages count from the end of the list that stays the same. A list with the newest entry first counts from its last
/// page, which holds the oldest entries. So a new entry changes neither the number nor the content of an older page.
package struct PageNumbers: Hashable, Sendable {
    /// The index of the page in reading order. The list's own address has index 0.
    package var place: Int
    /// The addresses of all pages in reading order.
    package var addresses: [Address]
    /// Whether number 1 is the last page of the list.
    package var countsFromLast: Bool

    package init(place: Int, addresses: [Address], countsFromLast: Bool) {
        self.place = place
        self.addresses = addresses
        self.countsFromLast = countsFromLast
    }

    package var isFirst: Bool { place == 0 }

    /// The page number, from 1.
    package var number: Int { countsFromLast ? addresses.count - place : place + 1 }

    func address(of number: Int) -> Address {
        addresses[countsFromLast ? addresses.count - number : number - 1]
    }

    /// The address of the page that is this many pages further in reading order, or `nil` if there is none.
    func address(after step: Int) -> Address? {
        addresses.indices.contains(place + step) ? addresses[place + step] : nil
    }

    /// The page numbers to show in reading order: page 1 and those around this page, with `nil` for a gap of two or
    /// more pages. Only the first page shows the highest number, because that number changes.
    var shown: [Int?] {
        let count = max(addresses.count, 1)
        let wanted = (1...count).filter { $0 == 1 || abs($0 - number) <= 1 || (isFirst && $0 == count) }
        var shown: [Int?] = []
        var last = 0
        for number in wanted {
            if number - last == 2 { shown.append(number - 1) } else if number - last > 2 { shown.append(nil) }
            shown.append(number)
            last = number
        }
        return countsFromLast ? shown.reversed() : shown
    }
}

extension PageNumbers? {
    /// Whether the page is the first of its list. A page without a number is.
    package var isFirst: Bool { self?.isFirst ?? true }
}
