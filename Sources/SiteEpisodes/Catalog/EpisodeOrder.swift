extension Episode {
    /// The order of the catalog, equal on every machine: dated episodes, newest first, those of one time by number,
    /// highest first; then undated episodes by number, lowest first; finally by path.
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

    /// The order of two numbers, or `nil` if they are equal. A missing number is larger than all others.
    private static func ordered(_ left: Ordinal?, _ right: Ordinal?) -> Bool? {
        guard left != right else { return nil }
        guard let left else { return false }
        guard let right else { return true }
        return left < right
    }
}
