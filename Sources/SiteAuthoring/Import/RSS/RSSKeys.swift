import SitePublishing

/// The keys of RSS elements: the inverse of the table for writing feeds.
enum RSSKeys {
    static let ofItems = table(RSSName.ofItems)
    static let ofChannel = table(RSSName.ofChannel)

    private static func table(_ names: [RSSName]) -> [String: String] {
        let pairs = names.compactMap { name in name.key.map { (name.element.description, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
