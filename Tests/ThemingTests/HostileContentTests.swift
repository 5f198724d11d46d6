import SiteEpisodes
import Testing

@testable import SiteTheming

/// Content is not trusted: no part of it becomes markup.
@Suite struct HostileContentTests {
    static let attacks = [
        "<script>alert(1)</script>", "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)",
        "\"\u{301} onmouseover=alert(1) x=\"", "</title><script>alert(1)</script>", "{{site.title}}{{{root}}}",
        "\u{1}evil", "-->", "]]>", "\u{202E}evil",
    ]

    @Test(arguments: attacks)
    func inEveryFieldOfAnEpisode(attack: String) throws {
        let quoted = "'" + attack.replacing("'", with: "''") + "'"
        let text = """
            ---
            title: \(quoted)
            subtitle: \(quoted)
            description: \(quoted)
            number: \(quoted)
            season: \(quoted)
            tags: [\(quoted)]
            collection: \(quoted)
            hosts: [{ name: \(quoted), role: \(quoted) }]
            chapters: [{ start: "0:00", title: \(quoted) }]
            links: [{ title: \(quoted), url: "https://example.org/?q='%22" }]
            image: { src: "https://example.org/a.png", alt: \(quoted) }
            ---
            """
        // The YAML reader refuses control characters, as it must. The rest must get through to be tested.
        let catalog = catalog(["episodes/a.md": text, "site.yml": "title: \(quoted)\nauthor: \(quoted)\n"])
        guard let episode = catalog.episodes.first else { return #expect(attack.contains("\u{1}")) }
        let renderer = try renderer(for: catalog)
        var page = EpisodePage(episode: episode, notes: .empty)
        page.memberships = Membership.all(of: catalog)[episode.id] ?? []
        page.previous = episode
        page.next = episode
        for html in [renderer.card(episode), renderer.page(page)] + catalog.listings(.tags).map({ renderer.card($0) }) {
            let markup = html.on(episode.address)
            #expect(!markup.contains("<script"))
            #expect(!markup.contains("\u{1}"))
            #expect(attributes(of: markup).allSatisfy { !$0.lowercased().hasPrefix("on") })
        }
    }

    /// The names of all attributes, read byte by byte like browsers do, even if an accent follows a quotation mark.
    private func attributes(of markup: String) -> [String] {
        var names: [String] = []
        var name: [UInt8] = []
        var quote: UInt8?
        var isInTag = false
        for byte in markup.utf8 {
            if let open = quote {
                if byte == open { quote = nil }
            } else if !isInTag {
                isInTag = byte == UInt8(ascii: "<")
                name = []
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains(byte) {
                names.append(String(decoding: name, as: UTF8.self))
                name = []
                if byte == UInt8(ascii: ">") { isInTag = false }
            } else {
                name.append(byte)
            }
        }
        return names
    }
}
