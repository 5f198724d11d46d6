import SiteMarkdown

/// A recording of `podcast:alternateEnclosure`, with everything that tells it from the others.
extension XMLNode {
    /// The address that browsers can play: the first of the web that is the recording itself.
    var playableSource: XMLNode? {
        let sources = all("podcast:source").filter { $0.attribute("uri") != nil }
        return sources.first { $0.isRecordingOfTheWeb } ?? sources.first
    }

    private var isRecordingOfTheWeb: Bool {
        let address = attribute("uri")?.lowercased() ?? ""
        return attribute("contentType") == nil && (address.hasPrefix("http://") || address.hasPrefix("https://"))
    }

    /// The entries of a recording besides its address, type and size.
    var variant: [Entry] {
        guard name == "podcast:alternateEnclosure" else { return [] }
        var entries: [Entry] = []
        entries.add("title", text: words(in: "title"))
        entries.add("bitrate", attribute("bitrate").map(Value.plain))
        entries.add("height", attribute("height").map(Value.plain))
        entries.add("lang", text: attribute("lang"))
        entries.add("rel", text: attribute("rel").flatMap { $0 == "default" ? nil : $0 })
        entries.add("codecs", text: attribute("codecs"))
        let playable = playableSource
        let others = all("podcast:source").filter { $0 != playable && $0.attribute("uri") != nil }
        entries.add("sources", others.isEmpty ? nil : .list(others.map(\.source)))
        entries.add("integrity", self["podcast:integrity"]?.integrity)
        return entries
    }

    private var source: Value {
        let address = Value.text(attribute("uri") ?? "")
        guard let type = attribute("contentType") else { return address }
        return .map(["uri": address, "type": .text(type)])
    }

    private var integrity: Value? {
        guard let value = attribute("value") else { return nil }
        let type = attribute("type")?.lowercased() ?? "sri"
        return type == "sri" ? .text(value) : .map(["type": .text(type), "value": .text(value)])
    }
}

extension FeedRecording {
    /// The recordings of `podcast:alternateEnclosure` that have a player here.
    ///
    /// - Parameter first: The recording of the item, which an alternate may describe further.
    static func alternates(_ nodes: [XMLNode], beside first: FeedRecording?) -> (
        first: [Entry], audio: [Value], video: [Value], kept: [XMLNode]
    ) {
        var (audio, video, kept): ([Value], [Value], [XMLNode]) = ([], [], [])
        var details: [Entry] = []
        var seen: Set<String> = []
        for node in nodes {
            guard let other = FeedRecording(node), other.kind == .audio || other.kind == .video,
                other.address.lowercased().hasPrefix("http"), seen.insert(other.address).inserted
            else {
                kept.append(node)
                continue
            }
            if other.address == first?.address {
                details = node.variant
                continue
            }
            var entries = other.value + node.variant
            if node.attribute("default")?.lowercased() == "true" { entries.add("default", .plain("true")) }
            if other.kind == .audio { audio.append(.map(entries)) } else { video.append(.map(entries)) }
        }
        return (details, audio, video, kept)
    }
}
