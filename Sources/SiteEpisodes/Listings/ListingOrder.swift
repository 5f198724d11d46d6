extension [Listing] {
    /// Sorted by weight, then seasons by number and others by name, and finally by slug.
    var inOrder: [Listing] {
        // Each name is folded once: folding takes longer than comparing.
        map { (listing: $0, name: $0.name.folded) }.sorted { left, right in
            let (first, second) = (left.listing, right.listing)
            let weights = (first.details.weight ?? .infinity, second.details.weight ?? .infinity)
            if weights.0 != weights.1 { return weights.0 < weights.1 }
            if first.kind == .seasons, first.ordinal != second.ordinal { return first.ordinal < second.ordinal }
            if left.name.precedesInBytes(right.name) { return true }
            return !right.name.precedesInBytes(left.name) && first.slug < second.slug
        }.map(\.listing)
    }
}

extension Listing {
    /// The number of a season.
    var ordinal: Ordinal { Ordinal(slug.text) }
}
