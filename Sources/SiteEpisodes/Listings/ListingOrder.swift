extension Listing {
    /// The order by weight, then seasons by number and others by name, and finally by slug.
    static func precedes(_ left: Listing, _ right: Listing) -> Bool {
        let weights = (left.details.weight ?? .infinity, right.details.weight ?? .infinity)
        if weights.0 != weights.1 { return weights.0 < weights.1 }
        if left.kind == .seasons, left.ordinal != right.ordinal { return left.ordinal < right.ordinal }
        let names = (left.name.folded, right.name.folded)
        if names.0 != names.1 { return names.0.precedesInBytes(names.1) }
        return left.slug < right.slug
    }

    /// The number of a season.
    var ordinal: Ordinal { Ordinal(slug.text) }
}
