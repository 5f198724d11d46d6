import SiteEpisodes
import SiteMarkdown
import SiteMediaFacts

/// A file that an item of a feed names, with its facts.
struct FeedRecording {
    enum Kind {
        case audio, video
        /// Neither the type nor the ending shows the kind.
        case unknown
        /// A picture, a document or a page.
        case other
    }

    let address: String
    /// The written type, if it is valid for a recording.
    let type: String?
    let bytes: Int?
    let duration: String?
    let node: XMLNode
    let kind: Kind

    /// Reads `enclosure`, `atom:link`, `media:content` or `podcast:alternateEnclosure`. Fails if it names no file.
    init?(_ node: XMLNode) {
        let source = node.playableSource?.attribute("uri")
        guard let address = source ?? node.attribute("url") ?? node.attribute("href") ?? node.content else {
            return nil
        }
        self.node = node
        self.address = address
        let written = node.attribute("type")
        type = written.flatMap { type in
            ["audio/", "video/", "application/"].contains { type.lowercased().hasPrefix($0) } ? type : nil
        }
        bytes = node.writtenLength.flatMap(FeedNumbers.bytes)
        duration = node.attribute("duration")
        kind = Self.kind(
            of: address, type: written, medium: node.attribute("medium"), isEnclosure: node.name != "media:content")
    }

    /// The kind by the media type, or by the ending if the type is generic. An enclosure of unknown kind counts as a
    /// recording.
    private static func kind(of address: String, type: String?, medium: String?, isEnclosure: Bool) -> Kind {
        let name = (type ?? medium ?? "").prefix { $0 != ";" }.lowercased().trimmingWhitespace
        let ending = ending(of: address)
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let isPicture = MediaType(ofPath: String(path)).name.hasPrefix("image/")
        switch name.prefix(while: { $0 != "/" }) {
        case "audio" where !isPicture: return .audio
        case "video" where !isPicture: return .video
        case "audio", "video", "image", "font": return .other
        default: break
        }
        if ["application/pdf", "application/epub+zip", "application/x-bittorrent", "document", "executable"].contains(
            name)
        {
            return .other
        }
        if name.hasSuffix("mpegurl") || name == "application/dash+xml" { return .video }
        if ending.isVideo || ending.name == "application/dash+xml" { return .video }
        if ending.isAudio || name == "application/ogg" { return .audio }
        let saysNothing =
            name.isEmpty || name.hasSuffix("octet-stream") || name.contains("download") || !name.contains("/")
        return isEnclosure && saysNothing && ending == .binary ? .unknown : .other
    }

    /// A download script may have the file's name in its query: `dl.php?f=a.mp3`.
    private static func ending(of address: String) -> MediaType {
        let whole = address.prefix { $0 != "#" }
        let path = MediaType(ofPath: String(whole.prefix { $0 != "?" }))
        return path == .binary ? MediaType(ofPath: String(whole)) : path
    }

    /// The value of `audio` or `video` in front matter.
    var value: [Entry] {
        var entries: [Entry] = []
        entries.add("src", text: address)
        entries.add("type", text: type)
        entries.add("bytes", bytes.map { .plain(String($0)) })
        return entries
    }
}

extension RSSItem {
    /// Reads the first recording of an item, from enclosures first, and the recordings that stand beside it, such as the
    /// video of an episode with sound. Other files are kept in `extra`.
    mutating func readRecording(_ item: XMLNode, report: inout ImportReport) {
        let media = (item.children + item.all("media:group").flatMap(\.defaultFirst)).filter {
            $0.name == "media:content"
        }
        let nodes = item.all("enclosure") + (item.all("atom:link") + item.all("link")).filter(\.isEnclosure) + media
        let files = nodes.compactMap(FeedRecording.init)
        let sure = files.first { $0.kind == .audio || $0.kind == .video }
        let recording = sure ?? files.first { $0.kind == .unknown }
        let beside = FeedRecording.alternates(item.all("podcast:alternateEnclosure"), beside: recording)
        var (audio, video) = (beside.audio, beside.video)
        if let recording {
            let value = Value.map(recording.value + beside.first)
            if recording.kind == .video { video.insert(value, at: 0) } else { audio.insert(value, at: 0) }
            noteRelative(recording.address, at: recording.node)
            if fields["duration"]?.isBlank ?? true {
                fields["duration"] = recording.duration.flatMap(FeedNumbers.duration)
            }
            if recording.bytes == nil, let length = recording.node.writtenLength, Int(length).map({ $0 > 0 }) ?? true {
                report.drop("invalid length '\(length)'")
            }
        } else if let node = nodes.first(where: { $0.name == "enclosure" && FeedRecording($0) == nil }) {
            note(
                .warning, "import.no-address", "this enclosure has no address, so the episode has no recording",
                "add 'audio' or 'video' to the episode", at: node
            )
        }
        if !audio.isEmpty { fields["audio"] = .oneOrMore(audio) }
        if !video.isEmpty { fields["video"] = .oneOrMore(video) }
        keep(beside.kept, report: &report)
        // `media:content` often repeats the enclosure.
        let others = files.filter { $0.address != recording?.address }.map(\.node)
        for name in ["enclosure", "atom:link", "link", "media:content"] {
            keep(others.filter { $0.name == name }, report: &report)
        }
        keep(item.all("media:group").compactMap(\.withoutFiles), report: &report)
    }
}

extension XMLNode {
    /// A group without its files, which are kept separately, or `nil` if it is then empty.
    fileprivate var withoutFiles: XMLNode? {
        var group = self
        group.children.removeAll { $0.name == "media:content" }
        return group.children.isEmpty && group.content == nil ? nil : group
    }

    /// The children of a group, with its default files first.
    fileprivate var defaultFirst: [XMLNode] {
        let isDefault = { (node: XMLNode) in node.attribute("isDefault")?.lowercased() == "true" }
        return children.filter(isDefault) + children.filter { !isDefault($0) }
    }

    fileprivate var writtenLength: String? { attribute("length") ?? attribute("fileSize") }

    /// The address of an item's or channel's page.
    var page: XMLNode? {
        let pages = children.filter { $0.isPage && $0.address != nil }
        return pages.first { $0.name == "link" } ?? pages.first
    }

    /// Whether it is a link to a file that belongs to the item.
    var isEnclosure: Bool { attribute("rel")?.lowercased() == "enclosure" }

    /// Whether it names the page that the item or channel around it is about.
    var isPage: Bool { ["link", "atom:link"].contains(name) && (attribute("rel") ?? "alternate") == "alternate" }

    /// The address in the text or in `href`.
    var address: String? { content ?? attribute("href") }
}
