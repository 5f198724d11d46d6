/// The value of a property: one text, a list, or the same text in several languages.
struct XMPValue {
    struct Item {
        var language: String?
        var text = ""
    }

    var items: [Item] = []
    /// Whether the items are alternatives, not parts.
    var hasAlternatives = false

    /// A plain text: of alternatives the default one, else the first; of a list all, separated by commas.
    var text: String? {
        guard hasAlternatives else {
            return plainText(items.compactMap { plainText($0.text) }.joined(separator: ", "))
        }
        let preferred = items.filter { $0.language?.lowercased() == "x-default" }
        return (preferred + items).lazy.compactMap { plainText($0.text) }.first
    }
}
