/// The order in which one reads from the first episode on: the catalog's, with its dated part turned round.
struct ReadingOrder {
    private let datedCount: Int

    init(_ episodes: [Episode]) {
        // Dated episodes stand first, so where they end is found by halving.
        var low = 0
        var high = episodes.count
        while low < high {
            let middle = (low + high) / 2
            if episodes[middle].date != nil { low = middle + 1 } else { high = middle }
        }
        datedCount = low
    }

    func position(of place: Int) -> Int { place < datedCount ? datedCount - 1 - place : place }

    /// Turning round twice changes nothing.
    func place(at position: Int) -> Int { self.position(of: position) }
}
