import SitePublishing

/// Which key says what an element of RSS says: the table that feeds are written by, read the other way.
enum RSSKeys {
    static let ofItems = table(RSSName.ofItems)
    static let ofChannel = table(RSSName.ofChannel)

    private static func table(_ names: [RSSName]) -> [String: String] {
        let pairs = names.compactMap { name in name.key.map { (name.element.description, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
