import SiteEpisodes
import SiteMarkdown
import SiteMarkup

/// The meaning of foreign keys. Their values decide, and then their names.
extension ForeignFrontMatter {
    /// Keys that other generators use in a different sense, or that only a section of ours has.
    private static let foreign: Set = [
        "layout", "sections", "split", "boundary", "extra", "menu", "views", "block", "template", "featured",
    ]

    /// The documented key of an entry whose value has the meaning of that key here.
    static func ownKey(of entry: Entry, isEpisode: Bool) -> String? {
        let name = entry.key.lowercased()
        guard !foreign.contains(name), let key = AuthoredKeys.taught(entry.key) else { return nil }
        let value = entry.value
        switch key {
        case "type": return isEpisode && ["full", "trailer", "bonus"].contains(value.text?.lowercased()) ? key : nil
        case "audio", "video": return value.namesRecording || value.entries != nil ? key : nil
        case "links": return value.list != nil || value.entries != nil ? key : nil
        // Pictures for networks, answers, dates: elsewhere these names have simple values.
        case "images", "value", "chat", "live", "txt", "contentLink", "socialInteract":
            return value.entries != nil || value.list?.allSatisfy { $0.entries != nil } == true ? key : nil
        case "bytes": return value.text?.allSatisfy { $0.isNumber || $0 == "," || $0 == "_" } == true ? key : nil
        case "youtube", "vimeo": return value.text.flatMap { Embed(video: $0, on: key) } != nil ? key : nil
        case "number": return value.text?.seasonAndNumber == nil ? key : nil
        case "slug": return value.text?.contains("/") == false ? key : nil
        case "url": return value.text?.contains("{") == false ? key : nil
        default: return key
        }
    }

    /// A documented key with paths as they are now.
    func moved(_ value: Value, of key: String) -> Value {
        switch (key, value.kind) {
        case ("audio", .scalar), ("video", .scalar), ("image", .scalar), ("transcript", .scalar), ("captions", .scalar),
            ("chapters", .scalar):
            return value.text.map { .text(located($0)) } ?? value
        case ("audio", .map(let entries)), ("video", .map(let entries)), ("image", .map(let entries)):
            let paths = ["src", "file", "url", "path", "image"]
            return .map(
                entries.map { entry in
                    guard paths.contains(entry.key.lowercased()), let text = entry.value.text else { return entry }
                    return Entry(entry.key, .text(located(text)))
                })
        case ("image", .list(let values)):
            return values.first?.text.map { .text(located($0)) } ?? value
        case ("tags", .scalar(let scalar)) where generator == .jekyll && !scalar.text.contains(","),
            ("categories", .scalar(let scalar)) where generator == .jekyll && !scalar.text.contains(","):
            // Jekyll splits such a text at spaces.
            let words = scalar.text.split(separator: " ").map { Value.text(String($0)) }
            return words.count > 1 && !scalar.text.hasPrefix("[") ? .list(words) : value
        default: return value
        }
    }

    /// The documented key and the value for a foreign key, by its value and then by its name.
    func foreign(_ entry: Entry) -> (key: String, value: Value)? {
        let name = entry.key.lowercased().filter { $0.isLetter }
        if ["layout", "menu", "template", "aliases"].contains(name) { return nil }
        if isEpisode, let found = recording(entry.value, name: name) { return found }
        if let found = person(entry.value, name: name) { return found }
        if isEpisode, let text = entry.value.text {
            if text.allSatisfy({ $0.isASCII && $0.isNumber }), text.count > 3,
                ["bytes", "filesize", "audiosize", "mpsize", "length"].contains(
                    where: name.hasSuffix)
            {
                return ("bytes", .plain(text))
            }
            if ["duration", "runtime", "playtime", "length"].contains(where: name.contains),
                text.wholeMatch(of: #/(\d+:)?\d{1,3}:\d{2}(\.\d+)?|\d{2,6}|PT[0-9HMS]+/#) != nil
            {
                return ("duration", .text(text))
            }
        }
        if isEpisode, name.contains("chapter"), let chapters = entry.value.chapters { return ("chapters", chapters) }
        if isEpisode, name.contains("transcript"), let text = entry.value.text, !text.contains("\n"), text.contains(".")
        {
            return ("transcript", .text(located(text)))
        }
        if let picture = entry.value.picture(name: name) { return ("image", .text(located(picture))) }
        if ["excerpt", "abstract", "shortdescription", "metadescription"].contains(name), let text = entry.value.text {
            return ("description", .text(text))
        }
        return nil
    }

    /// Keys that list recordings of others.
    private static let mentions: Set = ["references", "sources", "related", "links", "social", "sponsors", "resources"]

    func recording(_ value: Value, name: String) -> (String, Value)? {
        guard !Self.mentions.contains(name) else { return nil }
        // A list of several things is about more than this episode.
        if let list = value.list, list.count > 1, list.contains(where: { $0.text == nil }) { return nil }
        for text in value.texts {
            if let video = Embed(video: text), let key = video.key { return (key, .text(video.name)) }
            switch WrittenKind(text) {
            case .audio where !text.contains("\n"): return ("audio", .text(located(text)))
            case .video where !text.contains("\n"): return ("video", .text(located(text)))
            default: continue
            }
        }
        for site in ["youtube", "vimeo"] where name.contains(site) {
            if let video = value.text.flatMap({ Embed(video: $0, on: site) }) { return (site, .text(video.name)) }
        }
        return nil
    }

    private func person(_ value: Value, name: String) -> (String, Value)? {
        guard isEpisode else { return nil }
        switch name {
        case "cohosts", "presenters", "presenter", "panel", "panelists", "crew", "creators", "authors", "author":
            return ("hosts", value)
        case "speakers", "speaker", "participants", "participant", "interviewee", "people": return ("guests", value)
        default: return nil
        }
    }
}

extension Value {
    /// The texts in the value, in the order of the file.
    var texts: [String] {
        switch kind {
        case .null: []
        case .scalar(let scalar): [scalar.text]
        case .list(let values): values.flatMap(\.texts)
        case .map(let entries): entries.flatMap(\.value.texts)
        }
    }

    /// The first text, as an example.
    var firstText: String? { texts.first }

    /// A list of chapters: the value itself, or the `chapters` of a map like that of a chapter file.
    fileprivate var chapters: Value? {
        if let text, text.hasSuffix(".json") { return .text(text) }
        if let inner = self["chapters"] { return inner.chapters }
        guard let list, !list.isEmpty, list.allSatisfy({ $0.entries != nil || $0.text != nil }) else { return nil }
        return self
    }

    /// The first path of a picture in a key with such a name.
    fileprivate func picture(name: String) -> String? {
        let words = [
            "image", "img", "picture", "photo", "cover", "thumb", "banner", "hero", "poster", "header", "artwork",
            "teaser",
        ]
        guard words.contains(where: name.contains) || name == "resources" else { return nil }
        if name == "resources" {
            let picked = list?.first { resource in
                let label = (resource["name"]?.text ?? resource["title"]?.text ?? "").lowercased()
                return words.contains(where: label.contains) || label.hasPrefix("feature")
            }
            return picked?["src"]?.text.flatMap { WrittenKind($0) == .picture && !$0.contains("*") ? $0 : nil }
        }
        return texts.first { WrittenKind($0) == .picture && !$0.contains("\n") }
    }
}

extension String {
    /// The numbers in `S07E07`.
    var seasonAndNumber: (season: String, number: String)? {
        guard first == "s" || first == "S", let match = wholeMatch(of: #/[sS]0*(\d{1,4})\s*[eE]0*(\d{1,6})/#) else {
            return nil
        }
        return (String(match.1), String(match.2))
    }
}
