import SiteXMLReading

/// The parts of a feed that podcast apps act on, read from RSS or Atom.
struct PublishedFeed: Sendable {
    struct Item: Hashable, Sendable {
        var guid = ""
        var title = ""
        /// The absolute address of the page; empty if the feed names none.
        var link = ""
        var enclosures: [PublishedEnclosure] = []
    }

    /// The absolute address of the page that shows the same episodes; empty if the feed names none.
    private(set) var home = ""
    /// In the order of the feed, newest first.
    private(set) var items: [Item] = []

    /// Fails for bytes that are not a feed.
    init?(_ bytes: [UInt8]) {
        var reading = Reading()
        do { try XMLReader(depth: 64).read(bytes) { event, _ in try reading.note(event) } } catch { return nil }
        (home, items) = (reading.home, reading.items)
    }

    private struct NotAFeed: Error {}

    private struct Reading {
        var home = ""
        var items: [Item] = []
        private var item = Item()
        private var path: [String] = []
        private var text = ""
        /// The namespace of the feed's own elements: none in RSS.
        private var namespace = ""

        mutating func note(_ event: XMLEvent) throws {
            switch event {
            case .start(let element):
                if path.isEmpty { namespace = element.name.namespace }
                // An element of an extension has no name here, so that `itunes:title` is not the title.
                path.append(element.name.namespace == namespace ? element.name.local : "")
                text = ""
                try start(element)
            case .text(let more): text += more
            case .end:
                end()
                path.removeLast()
                text = ""
            default: break
            }
        }

        private var place: String { path.joined(separator: "/") }

        private mutating func start(_ element: XMLElement) throws {
            func value(_ name: String) -> String { element.attributes.first { $0.name.local == name }?.value ?? "" }
            switch place {
            case "rss", "feed", "rss/channel": break
            case "rss/channel/item", "feed/entry": item = Item()
            case "rss/channel/item/enclosure":
                item.enclosures.append(.init(value("url"), value("type"), value("length")))
            case "feed/link" where value("rel") == "alternate": home = value("href")
            case "feed/entry/link":
                switch value("rel") {
                case "enclosure": item.enclosures.append(.init(value("href"), value("type"), value("length")))
                case "alternate", "": item.link = value("href")
                default: break
                }
            default: if path.count == 1 { throw NotAFeed() }
            }
        }

        private mutating func end() {
            switch place {
            case "rss/channel/link": home = text
            case "rss/channel/item/guid", "feed/entry/id": item.guid = text
            case "rss/channel/item/title", "feed/entry/title": item.title = text
            case "rss/channel/item/link": item.link = text
            case "rss/channel/item", "feed/entry": items.append(item)
            default: break
            }
        }
    }
}

/// A recording as a feed names it.
package struct PublishedEnclosure: Hashable, Sendable, Encodable {
    package let address: String
    package let type: String
    /// The number of bytes as the feed states it.
    package let length: String

    init(_ address: String, _ type: String, _ length: String) {
        (self.address, self.type, self.length) = (address, type, length)
    }
}
