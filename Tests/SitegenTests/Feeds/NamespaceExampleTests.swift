import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The example feed of the podcast namespace is imported and built: the new feed has every element of the namespace
/// with every attribute. The example is from https://github.com/Podcastindex-org/podcast-namespace (`example.xml`,
/// May 2026), which is in the public domain (CC0).
@Suite(.timeLimit(.minutes(2))) struct NamespaceExampleTests {
    @Test func nothingIsLost() async throws {
        let example = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "podcast-namespace-example.xml")
        let old = try String(contentsOf: example, encoding: .utf8)
        let folder = try TemporaryFolder()
        try folder.add(["feed.xml": old])
        let imported = try await Sitegen.run(["import", "feed.xml", "--output", "show"], in: folder.path)
        #expect(imported.exitCode == 0, "\(imported.errors)")
        let built = try await Sitegen.run(["build", "show"], in: folder.path)
        #expect(built.exitCode == 0, "\(built.errors)")
        let new = try #require(try folder.contents("show/Output")["feed.xml"])
        let (before, after) = (try PodcastElement.all(in: old), try PodcastElement.all(in: new))
        #expect(before.count == 110)
        let lost = before.filter { element in !after.contains { $0.says(element) } }
        // Whether pings are sent depends on the new site (`announce`), and not on the old one. Two alternates give a file
        // a different length than its enclosure does, and a file has one length here.
        let inconsistent = ["Episode 2 - The Present", "Episode 1 - The Past"].map {
            "\($0) podcast:alternateEnclosure"
        }
        #expect(lost.map { "\($0.owner) \($0.path)" } == ["channel podcast:podping"] + inconsistent)
    }
}

/// An element of the podcast namespace, with the item around it.
private struct PodcastElement: CustomStringConvertible {
    var owner: String
    var path: String
    var attributes: [String: String]
    var text = ""

    var description: String {
        let attributes = attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
        return "\(owner) \(path) \(attributes) \(text)"
    }

    /// Whether this has everything that the other element has. It may have more, such as a role that is the default.
    func says(_ other: PodcastElement) -> Bool {
        owner == other.owner && path == other.path && Self.usual(text) == Self.usual(other.text)
            && other.attributes.allSatisfy { name, value in
                // Apps take both types of a file with chapters.
                path == "podcast:chapters" && name == "type"
                    || attributes[name].map { Self.usual($0) == Self.usual(value) } ?? false
            }
    }

    /// One form of numbers and of times.
    private static func usual(_ text: String) -> String {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let number = Double(text) { return String(number) }
        for form in ["yyyy-MM-dd'T'HH:mm:ss.SSSZ", "yyyy-MM-dd'T'HH:mm:ssZ", "EEE, dd MMM yyyy HH:mm:ss zzz"] {
            let dates = DateFormatter()
            dates.locale = Locale(identifier: "en_US_POSIX")
            dates.dateFormat = form
            if let date = dates.date(from: text) { return String(date.timeIntervalSince1970) }
        }
        return text.lowercased()
    }

    static func all(in xml: String) throws -> [PodcastElement] {
        let reader = Reader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return reader.found
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var found: [PodcastElement] = []
        private var open: [(name: String, place: Int?)] = []
        private var text = ""
        /// The place of the first element of the item, whose title follows.
        private var itemStart = 0

        private var item: String? { open.first { ["item", "podcast:liveItem"].contains($0.name) }?.name }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            text = ""
            let isItem = ["item", "podcast:liveItem"].contains(name)
            if isItem { itemStart = found.count }
            let owner = isItem || item != nil ? "item" : "channel"
            var place: Int?
            if name.hasPrefix("podcast:") {
                place = found.count
                let path = (open.map(\.name).filter { $0.hasPrefix("podcast:") && $0 != "podcast:liveItem" } + [name])
                    .joined(separator: "/")
                found.append(PodcastElement(owner: owner, path: path, attributes: attributes))
            }
            open.append((name, place))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            let element = open.removeLast()
            if let place = element.place, name != "podcast:liveItem" { found[place].text = text }
            // The title tells the items apart.
            if name == "title", item != nil, open.last?.name == item { title = text }
            if ["item", "podcast:liveItem"].contains(name) {
                for place in itemStart..<found.count { found[place].owner = title }
            }
            text = ""
        }

        private var title = ""

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }
}
