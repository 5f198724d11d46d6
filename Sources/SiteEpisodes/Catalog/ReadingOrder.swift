/// The order from the first episode on: the catalog's order, with its dated part reversed.
struct ReadingOrder {
    private let datedCount: Int

    init(_ episodes: [Episode]) {
        // Dated episodes come first, so a binary search finds their end.
        var low = 0
        var high = episodes.count
        while low < high {
            let middle = (low + high) / 2
            if episodes[middle].date != nil { low = middle + 1 } else { high = middle }
        }
        datedCount = low
    }

    func position(of place: Int) -> Int { place < datedCount ? datedCount - 1 - place : place }

    /// Converts a position back. Reversing twice gives the same order.
    func place(at position: Int) -> Int { self.position(of: position) }
}
