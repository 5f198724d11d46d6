import SiteEpisodes

/// Where a page stands among the pages of one long list.
package struct PageNumbers: Hashable, Sendable {
    /// From 1.
    package var current: Int
    /// Address of every page, the first at index 0.
    package var addresses: [Address]

    package init(current: Int, addresses: [Address]) {
        self.current = current
        self.addresses = addresses
    }

    var count: Int { addresses.count }

    /// The pages to name: both ends and those around the current one; `nil` where some are left out. A gap of one page is
    /// no gap.
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
