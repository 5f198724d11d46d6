extension Double {
    /// The number as messages show it: `12`, `12.5`, at most two decimals.
    var shown: String {
        let rounded = (self * 100).rounded() / 100
        guard abs(rounded) < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

/// `1 column`, `2 columns`, `3 boxes`
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : noun.last == "x" ? "es" : "s")"
}
