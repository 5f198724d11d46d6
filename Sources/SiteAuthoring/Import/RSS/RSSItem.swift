import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// An item of a feed as the file of an episode.
struct RSSItem {
    /// The values, by their documented keys.
    var fields: [String: Value] = [:]
    private(set) var extra: [Entry] = []
    /// The index of each key in `extra`.
    private var extraPlaces: [String: Int] = [:]
    var body = ""
    var diagnostics: [Diagnostic] = []
    /// The season's name besides its number.
    private(set) var seasonName: String?
    let source: SourceText
    let show: RSSShow

    /// The keys in the order of the file.
    private static let order = [
        "title", "subtitle", "number", "season", "type", "date", "updated", "guid", "audio", "video", "duration",
        "explicit",
        "image",
        "description", "tags", "hosts", "guests", "chapters", "transcript", "soundbites", "license", "location",
        "block", "live", "images", "socialInteract", "chat", "txt", "contentLink", "value", "links", "aliases",
    ]

    /// Elements that occur once in an item.
    private static let single: Set = [
        "title", "description", "content:encoded", "itunes:summary", "itunes:subtitle", "guid", "itunes:duration",
        "itunes:episode", "podcast:episode", "itunes:season", "podcast:season", "itunes:episodeType", "itunes:explicit",
        "itunes:block", "itunes:image", "podcast:license", "podcast:chapters", "psc:chapters", "podcast:chat",
    ]

    init(_ item: XMLNode, of show: RSSShow, in source: SourceText, report: inout ImportReport) {
        self.show = show
        self.source = source
        for (name, nodes) in item.groups { read(nodes, name: name, report: &report) }
        readDate(item, report: &report)
        readRecording(item, report: &report)
        readTexts(item, report: &report)
        readLink(item, report: &report)
        settleTitle(item, report: &report)
        settleGUID(item, report: &report)
        readLive(item)
    }

    /// Adds values that have no meaning here. Existing values of the key stay.
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
        guard let node = nodes.first(where: { !$0.isBlank }) else { return }
        let key = RSSKeys.ofItems[name]
        // Only one of each has a meaning here.
        if Self.single.contains(name) {
            let content = node.content
            keep(nodes.filter { $0.content != content || $0.attributes != node.attributes }, report: &report)
        }
        switch name {
        case "title", "itunes:title", "dc:title", "media:title", "link", "description", "content:encoded",
            "itunes:summary",
            "xhtml:body", "xhtml:div", "guid", "enclosure", "podcast:alternateEnclosure", "media:content",
            "media:group":
            return
        case _ where Self.dates.contains(name) || Self.changes.contains(name): return
        case "atom:link":
            keep(
                nodes.filter { !["alternate", "enclosure", "self"].contains($0.attribute("rel") ?? "alternate") },
                report: &report)
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
            // The scheme that a category is from, and the like.
            keep(nodes.filter { !$0.attributes.keys.allSatisfy { $0 == "text" } }, report: &report)
        case "itunes:duration":
            if let duration = node.content.flatMap(FeedNumbers.duration) {
                fields["duration"] = duration
            } else if node.content != nil {
                note(
                    .warning, "import.bad-duration", "this is not a duration",
                    "add 'duration' to the episode; the text is kept under 'extra'", at: node)
                keep([node], report: &report)
            }
        case "itunes:episode", "podcast:episode", "itunes:season", "podcast:season":
            readOrdinal(node, key: key ?? name, report: &report)
            if name == "podcast:season" { seasonName = node.words(in: "name") }
            if name == "podcast:episode", node.attribute("display") != nil, node.attribute("display") != node.content {
                keep([node], report: &report)
            }
        case "itunes:episodeType":
            let kind = node.content?.lowercased()
            if let kind, kind != "full" { fields["type"] = .text(kind) }
        case "itunes:explicit", "itunes:block":
            guard let truth = node.truth else { return keep([node], report: &report) }
            if let key, name == "itunes:explicit" || truth { fields[key] = .plain(truth ? "true" : "false") }
        case "itunes:image":
            fields["image"] = node.picture.map(Value.text)
            if let address = node.picture { noteRelative(address, at: node) }
        case "itunes:subtitle": fields["subtitle"] = node.words.map(Value.text)
        case "podcast:transcript": readTranscripts(nodes, report: &report)
        case "podcast:person":
            fields["guests"] = .oneOrMore(values(of: nodes.filter(\.isGuest), \.person, report: &report))
            fields["hosts"] = .oneOrMore(values(of: nodes.filter { !$0.isGuest }, \.person, report: &report))
        case "podcast:soundbite": fields["soundbites"] = .list(values(of: nodes, \.soundbite, report: &report))
        case "podcast:license": fields["license"] = values(of: [node], \.license, report: &report).first
        case "podcast:location": fields["location"] = .oneOrMore(values(of: nodes, \.location, report: &report))
        case "psc:chapters":
            fields["chapters"] = .list(values(of: node.all("psc:chapter"), \.chapter, report: &report))
        case "podcast:chapters":
            note(
                .hint, "import.remote-chapters", "the chapters are in a separate file, which is not downloaded",
                "save it beside the episode's file, with the same name and the ending '.chapters.json'", at: node)
            guard fields["chapters"] == nil, let address = node.attribute("url") else {
                return keep([node], report: &report)
            }
            fields["chapters"] = .text(address)
        case "podcast:image", "podcast:images":
            let written =
                name == "podcast:image" ? values(of: nodes, \.podcastImage, report: &report) : node.podcastImages
            fields["images"] = .list((fields["images"]?.list ?? []) + written)
        case "podcast:socialInteract":
            fields["socialInteract"] = .list(values(of: nodes, \.socialPost, report: &report))
        case "podcast:chat": fields["chat"] = values(of: [node], \.chat, report: &report).first
        case "podcast:txt": fields["txt"] = .list(values(of: nodes, \.note, report: &report))
        case "podcast:contentLink": fields["contentLink"] = .list(values(of: nodes, \.contentLink, report: &report))
        case "podcast:value": fields["value"] = .oneOrMore(values(of: nodes, \.payments, report: &report))
        case "itunes:author", "dc:creator", "author":
            let others = nodes.filter { $0.words != show.author }
            if others.count < nodes.count { report.drop("\(name) that is the show's") }
            keep(others, report: &report)
        default:
            keep(nodes, report: &report)
        }
    }
}
