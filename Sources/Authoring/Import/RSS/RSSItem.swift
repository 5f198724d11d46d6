import Diagnostics
import Episodes
import Markdown

/// One item of a feed as an episode's file.
struct RSSItem {
    /// By the names we teach.
    var fields: [String: Value] = [:]
    var extra: [Entry] = []
    var body = ""
    var diagnostics: [Diagnostic] = []
    /// The name that a season has besides its number.
    private(set) var seasonName: String?
    let source: SourceText
    let show: RSSShow

    /// In the order in which a file says them.
    private static let order = [
        "title", "subtitle", "number", "season", "type", "date", "guid", "audio", "video", "duration", "explicit",
        "image",
        "description", "tags", "hosts", "guests", "chapters", "transcript", "soundbites", "license", "location",
        "block",
        "links", "aliases",
    ]

    init(_ item: XMLNode, of show: RSSShow, in source: SourceText, report: inout ImportReport) {
        self.show = show
        self.source = source
        for name in Self.names(of: item) { read(item.all(name), name: name, report: &report) }
        readTexts(item, report: &report)
        readLink(item["link"] ?? item["atom:link"], report: &report)
        settleTitle(item)
        settleGUID(item, report: &report)
    }

    /// Each name once, in the order of the feed.
    private static func names(of item: XMLNode) -> [String] {
        var seen: Set<String> = []
        return item.children.map(\.name).filter { seen.insert($0).inserted }
    }

    var entries: [Entry] {
        var entries: [Entry] = []
        for key in Self.order { entries.add(key, fields[key]) }
        entries.add("extra", extra.isEmpty ? nil : .map(extra))
        return entries
    }

    var number: String? { fields["number"]?.text }
    var season: String? { fields["season"]?.text }
    var title: String { fields["title"]?.text ?? "Untitled" }
    var day: String? { fields["date"]?.text.map { String($0.prefix(10)) } }

    private mutating func read(_ nodes: [XMLNode], name: String, report: inout ImportReport) {
        guard let node = nodes.first else { return }
        let key = RSSKeys.ofItems[name]
        switch name {
        case "title", "link", "description", "content:encoded", "itunes:summary", "guid", "atom:link":
            return
        case "itunes:title":
            if fields["title"] == nil, let text = node.content { fields["title"] = .text(text.onOneLine) }
        case "pubDate", "dc:date":
            readDate(node, report: &report)
        case "category", "itunes:keywords":
            let words = nodes.flatMap { node in
                (node.content ?? node.attribute("text") ?? "").split { name == "itunes:keywords" && $0 == "," }
            }
            let known = fields["tags"]?.list ?? []
            var seen = Set(known.compactMap { $0.text?.lowercased() })
            let tags = words.map { String($0).onOneLine }.filter {
                !$0.isEmpty && seen.insert($0.lowercased()).inserted
            }
            fields["tags"] = .list(known + tags.map(Value.text))
        case "enclosure":
            readEnclosure(node)
            for other in nodes.dropFirst() { keep(other, report: &report) }
        case "itunes:duration":
            if let text = node.content, PlayTime(parsing: text) != nil {
                fields["duration"] = .plain(text)
            } else if node.content != nil {
                note(.warning, "import.bad-duration", "this is no duration", "it is kept under 'extra'", at: node)
                keep(node, report: &report)
            }
        case "itunes:episode", "podcast:episode", "itunes:season", "podcast:season":
            if let key, let text = node.content?.onOneLine, fields[key] == nil { fields[key] = .plain(text) }
            if name == "podcast:season" { seasonName = node.attribute("name") }
            if name == "podcast:episode", node.attribute("display") != nil, node.attribute("display") != node.content {
                keep(node, report: &report)
            }
        case "itunes:episodeType":
            let kind = node.content?.lowercased()
            if let kind, kind != "full" { fields["type"] = .text(kind) }
        case "itunes:explicit", "itunes:block":
            if let key, let truth = node.truth, name == "itunes:explicit" || truth {
                fields[key] = .plain(truth ? "true" : "false")
            }
        case "itunes:image": fields["image"] = (node.attribute("href") ?? node.content).map(Value.text)
        case "itunes:subtitle": fields["subtitle"] = node.content.map { .text($0.onOneLine) }
        case "podcast:transcript": readTranscripts(nodes, report: &report)
        case "podcast:person":
            let guests = nodes.filter { $0.attribute("role")?.lowercased() == "guest" }
            fields["guests"] = .oneOrMore(guests.compactMap(\.person))
            fields["hosts"] = .oneOrMore(nodes.filter { !guests.contains($0) }.compactMap(\.person))
        case "podcast:soundbite": fields["soundbites"] = .list(nodes.compactMap(\.soundbite))
        case "podcast:license": fields["license"] = node.license
        case "podcast:location": fields["location"] = .oneOrMore(nodes.compactMap(\.location))
        case "psc:chapters": fields["chapters"] = .list(node.all("psc:chapter").compactMap(\.chapter))
        case "podcast:chapters":
            note(
                .hint, "import.remote-chapters", "the chapters stand in a file of their own, which is not fetched",
                "save it beside the episode's file, with its name and '.chapters.json' at the end", at: node)
            keep(node, report: &report)
        case "itunes:author", "dc:creator", "author":
            if node.content == show.author {
                report.drop("\(name) that is the show's")
            } else {
                keep(node, report: &report)
            }
        default:
            for node in nodes { keep(node, report: &report) }
        }
    }
}
