extension Episode {
    /// The order of the catalog, total and the same on every machine: dated ones newest first, of one moment the highest
    /// number first; then those without a date from the lowest number on; at last by path.
    static func precedes(_ left: Episode, _ right: Episode) -> Bool {
        switch (left.date?.instant, right.date?.instant) {
        case (let leftDate?, let rightDate?):
            if leftDate != rightDate { return leftDate > rightDate }
            if let order = ordered(right.number, left.number) { return order }
        case (.some, nil): return true
        case (nil, .some): return false
        case (nil, nil):
            if let order = ordered(left.number, right.number) { return order }
        }
        return left.id.precedesInBytes(right.id)
    }

    /// `nil` when equal. No number counts as larger than all, whichever way round.
    private static func ordered(_ left: Ordinal?, _ right: Ordinal?) -> Bool? {
        guard left != right else { return nil }
        guard let left else { return false }
        guard let right else { return true }
        return left < right
    }
}
