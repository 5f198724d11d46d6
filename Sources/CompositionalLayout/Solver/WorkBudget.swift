/// Limits the solving time of one section: the number of entries that may still be sized.
struct WorkBudget {
    private var left: Int

    /// Enough for any page: a quarter of a million entries, and more for every measured item.
    init(measuredItems: Int) {
        left = 1 << 18 + 16 * measuredItems
    }

    /// Returns false if the budget is used up.
    mutating func spend(_ entries: Int) -> Bool {
        left -= min(entries, left)
        return left > 0
    }
}
