import SiteEpisodes

/// The number of a page in a long list.
package struct PageNumbers: Hashable, Sendable {
    /// The page number, from 1.
    package var current: Int
    /// The addresses of all pages. The first page has index 0.
    package var addresses: [Address]

    package init(current: Int, addresses: [Address]) {
        self.current = current
        self.addresses = addresses
    }

    var count: Int { addresses.count }

    /// The page numbers to show: both ends and those around the current page, with `nil` for a gap of two or more
    /// pages.
    var shown: [Int?] {
        let wanted = (1...max(count, 1)).filter { $0 == 1 || $0 == count || abs($0 - current) <= 1 }
        var shown: [Int?] = []
        var last = 0
        for number in wanted {
            if number - last == 2 { shown.append(number - 1) } else if number - last > 2 { shown.append(nil) }
            shown.append(number)
            last = number
        }
        return shown
    }
}
