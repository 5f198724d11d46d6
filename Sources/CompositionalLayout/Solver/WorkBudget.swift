/// Bounds the time that one section may take, whatever its description: entries that may still be sized.
struct WorkBudget {
    private var left: Int

    /// Enough for any page: a quarter of a million entries, and some for every item that is sized by itself.
    init(measuredItems: Int) {
        left = 1 << 18 + 16 * measuredItems
    }

    /// False when the budget is used up.
    mutating func spend(_ entries: Int) -> Bool {
        left -= min(entries, left)
        return left > 0
    }
}
