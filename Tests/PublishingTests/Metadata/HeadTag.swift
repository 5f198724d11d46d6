import SiteMarkup

/// A line of a page's head, read as a browser reads it.
enum HeadTag: Hashable {
    case name(String, String)
    case property(String, String)
    case alternate(type: String, address: String, title: String)
    case structuredData([UInt8])

    /// The tags of markup that contains nothing else.
    static func all(in markup: SharedMarkup) -> [HeadTag?] {
        markup.bytes.withUnsafeBufferPointer { bytes in
            var reader = MarkupReader(bytes[...])
            var tags: [HeadTag?] = []
            while let piece = reader.nextTag() {
                guard case .start(let name) = piece else { continue }
                var attributes: [String: String] = [:]
                while let (key, value) = reader.attribute() {
                    attributes[text(key)] = HTMLEntities.decoded(text(value))
                }
                tags.append(
                    HeadTag(text(name), attributes, text: name.isNamed("script") ? reader.rawText(of: name) : nil))
            }
            return tags
        }
    }

    private init?(_ element: String, _ attributes: [String: String], text: MarkupSlice?) {
        switch (element, attributes["name"], attributes["property"], attributes["content"]) {
        case ("meta", let name?, nil, let content?): self = .name(name, content)
        case ("meta", nil, let property?, let content?): self = .property(property, content)
        case ("link", nil, nil, nil):
            guard attributes["rel"] == "alternate", let type = attributes["type"], let address = attributes["href"],
                let title = attributes["title"]
            else { return nil }
            self = .alternate(type: type, address: address, title: title)
        case ("script", nil, nil, nil):
            guard attributes["type"] == "application/ld+json", let text else { return nil }
            self = .structuredData(Array(text))
        default: return nil
        }
    }

    private static func text(_ bytes: MarkupSlice) -> String { String(decoding: bytes, as: UTF8.self) }
}
