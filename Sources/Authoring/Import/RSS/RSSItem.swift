import Diagnostics
import Episodes
import Markdown

/// One item of a feed as an episode's file.
struct RSSItem {
    /// By the names we teach.
    var fields: [String: Value] = [:]
    private(set) var extra: [Entry] = []
    /// Where a key stands in `extra`.
    private var extraPlaces: [String: Int] = [:]
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
        for (name, nodes) in item.groups { read(nodes, name: name, report: &report) }
        readRecording(item, report: &report)
        readTexts(item, report: &report)
        readLink(item.page, report: &report)
        settleTitle(item)
        settleGUID(item, report: &report)
    }

    /// Adds a value that has no meaning here; one more where the key has values.
    mutating func add(_ key: String, _ values: [Value]) {
        let values = values.filter { !$0.isBlank }
        guard !values.isEmpty else { return }
        guard let place = extraPlaces[key] else {
            extraPlaces[key] = extra.count
            return extra.add(key, .oneOrMore(values))
        }
        extra[place].value = .list((extra[place].value.list ?? [extra[place].value]) + values)
    }

    mutating func add(_ key: String, text: String) { add(key, [.text(text)]) }

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
        case "title", "link", "description", "content:encoded", "itunes:summary", "guid", "atom:link", "enclosure",
            "media:content", "media:group":
            return
        case "itunes:title":
            if fields["title"] == nil, let text = node.words { fields["title"] = .text(text) }
        case "pubDate", "dc:date", "atom:published":
            readDate(node, report: &report)
        case "category", "itunes:keywords":
            let words = nodes.flatMap { node in
                (node.words ?? node.words(in: "text") ?? "").split { name == "itunes:keywords" && $0 == "," }
            }
            let known = fields["tags"]?.list ?? []
            var seen = Set(known.compactMap { $0.text?.lowercased() })
            let tags = words.map { String($0).onOneLine }.filter {
                !$0.isEmpty && seen.insert($0.lowercased()).inserted
            }
            fields["tags"] = .list(known + tags.map(Value.text))
        case "itunes:duration":
            if let text = node.content, PlayTime(parsing: text) != nil {
                fields["duration"] = .plain(text)
            } else if node.content != nil {
                note(.warning, "import.bad-duration", "this is no duration", "it is kept under 'extra'", at: node)
                keep([node], report: &report)
            }
        case "itunes:episode", "podcast:episode", "itunes:season", "podcast:season":
            if let key, let text = node.content?.onOneLine, fields[key] == nil { fields[key] = .plain(text) }
            if name == "podcast:season" { seasonName = node.words(in: "name") }
            if name == "podcast:episode", node.attribute("display") != nil, node.attribute("display") != node.content {
                keep([node], report: &report)
            }
        case "itunes:episodeType":
            let kind = node.content?.lowercased()
            if let kind, kind != "full" { fields["type"] = .text(kind) }
        case "itunes:explicit", "itunes:block":
            if let key, let truth = node.truth, name == "itunes:explicit" || truth {
                fields[key] = .plain(truth ? "true" : "false")
            }
        case "itunes:image": fields["image"] = (node.attribute("href") ?? node.content).map(Value.text)
        case "itunes:subtitle": fields["subtitle"] = node.words.map(Value.text)
        case "podcast:transcript": readTranscripts(nodes, report: &report)
        case "podcast:person":
            fields["guests"] = .oneOrMore(nodes.filter(\.isGuest).compactMap(\.person))
            fields["hosts"] = .oneOrMore(nodes.filter { !$0.isGuest }.compactMap(\.person))
        case "podcast:soundbite": fields["soundbites"] = .list(nodes.compactMap(\.soundbite))
        case "podcast:license": fields["license"] = node.license
        case "podcast:location": fields["location"] = .oneOrMore(nodes.compactMap(\.location))
        case "psc:chapters": fields["chapters"] = .list(node.all("psc:chapter").compactMap(\.chapter))
        case "podcast:chapters":
            note(
                .hint, "import.remote-chapters", "the chapters stand in a file of their own, which is not fetched",
                "save it beside the episode's file, with its name and '.chapters.json' at the end", at: node)
            keep([node], report: &report)
        case "itunes:author", "dc:creator", "author":
            if node.words == show.author {
                report.drop("\(name) that is the show's")
            } else {
                keep([node], report: &report)
            }
        default:
            keep(nodes, report: &report)
        }
    }
}
