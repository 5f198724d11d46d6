import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteMarkup

/// Converts the front matter of a different generator. Keys with the same meaning stay. The value of a foreign key decides its
/// new name: a recording, a picture, a time. All other keys move to `extra`.
struct ForeignFrontMatter {
    private(set) var entries: [Entry] = []
    /// Values of `audio`, `video`, `youtube` and `vimeo`, as written, with their keys.
    private(set) var recordings: [Entry] = []
    private var extra: [Entry] = []
    /// The documented keys that have a value.
    private var known: Set<String> = []
    private let isEpisode: Bool
    private let generator: Generator
    /// The new form of a path or address.
    private let located: (String) -> String

    /// - Parameter located: the new form of a path or address that a value names.
    init(
        _ document: OldDocument, isEpisode: Bool, generator: Generator, report: inout ImportReport,
        located: @escaping (String) -> String
    ) {
        self.isEpisode = isEpisode
        self.generator = generator
        self.located = located
        let own = document.document.frontMatter?.entries ?? []
        let names = Set(own.map { $0.key.lowercased() })
        let all = Self.flattened(own + document.added.filter { !names.contains($0.key.lowercased()) })
        for entry in all where !entry.value.isBlank {
            if let key = Self.ownKey(of: entry, isEpisode: isEpisode) { known.insert(key) }
        }
        for entry in all where !entry.value.isBlank { read(entry, report: &report) }
    }

    /// Adds a value unless the key has one.
    ///
    /// - Returns: whether the value was added.
    @discardableResult
    mutating func add(_ key: String, _ value: Value) -> Bool {
        guard known.insert(key).inserted else { return false }
        entries.append(Entry(key, value))
        if ["audio", "video", "youtube", "vimeo"].contains(key) { recordings.append(Entry(key, value)) }
        return true
    }

    mutating func set(_ key: String, _ value: Value) {
        entries.removeAll { AuthoredKeys.taught($0.key) == key }
        known.insert(key)
        entries.append(Entry(key, value))
    }

    mutating func addAlias(_ address: String) {
        if let index = entries.firstIndex(where: { AuthoredKeys.taught($0.key) == "aliases" }) {
            let written = entries[index].value.list ?? [entries[index].value]
            // A slash at the end makes no difference.
            let plain = address.split(separator: "/")
            guard !written.contains(where: { $0.text?.split(separator: "/") == plain }) else { return }
            entries[index].value = .list(written + [.text(address)])
        } else {
            entries.append(Entry("aliases", .list([.text(address)])))
        }
    }

    /// Whether a recording is known.
    var hasRecording: Bool { !recordings.isEmpty }

    /// The whole front matter. `extra` is the last key.
    var all: [Entry] { extra.isEmpty ? entries : entries + [Entry("extra", .map(extra))] }

    func text(_ key: String) -> String? {
        entries.first { AuthoredKeys.taught($0.key) == key }?.value.text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Hugo's `params`, and Zola's `taxonomies` and `extra`, hold keys of the same rank.
    private static func flattened(_ entries: [Entry]) -> [Entry] {
        let outer = ["params", "taxonomies", "extra"]
        let names = Set(entries.map { $0.key.lowercased() })
        return entries.flatMap { entry -> [Entry] in
            guard outer.contains(entry.key.lowercased()), let inner = entry.value.entries else { return [entry] }
            return inner.filter { !names.contains($0.key.lowercased()) }
        }
    }

    /// Keys that other generators use in a different sense, or that only a section of ours has.
    private static let foreign: Set = [
        "layout", "sections", "split", "boundary", "extra", "menu", "views", "block", "template", "featured",
    ]

    /// The documented key of an entry whose value has the meaning of that key here.
    private static func ownKey(of entry: Entry, isEpisode: Bool) -> String? {
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

    private mutating func read(_ entry: Entry, report: inout ImportReport) {
        let known = Self.ownKey(of: entry, isEpisode: isEpisode)
        if let known {
            // Two spellings of one key: the first counts.
            guard !entries.contains(where: { AuthoredKeys.taught($0.key) == known }) || known == "aliases" else {
                return keep(entry, report: &report)
            }
            var entry = entry
            entry.value = moved(entry.value, of: known)
            entries.append(entry)
            if ["audio", "video", "youtube", "vimeo"].contains(known) { recordings.append(Entry(known, entry.value)) }
            return
        }
        let name = entry.key.lowercased()
        if isEpisode, let parts = entry.value.text?.seasonAndNumber,
            ["episode", "number", "code"].contains(where: name.contains)
        {
            report.rename(entry.key, to: "season and number", example: entry.value.text)
            add("season", .plain(parts.season))
            add("number", .plain(parts.number))
            return
        }
        guard let (key, value) = foreign(entry), !self.known.contains(key) else { return keep(entry, report: &report) }
        add(key, value)
        report.rename(entry.key, to: key, example: value.firstText)
        // Other values of a list or map stay.
        if key == "image", (entry.value.list?.count ?? entry.value.entries?.count ?? 1) > 1 {
            keep(entry, report: &report)
        }
    }

    /// A documented key with paths as they are now.
    private func moved(_ value: Value, of key: String) -> Value {
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
    private func foreign(_ entry: Entry) -> (key: String, value: Value)? {
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

    private func recording(_ value: Value, name: String) -> (String, Value)? {
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

    /// Makes the first recording among `links` the episode's. The links stay.
    mutating func takeRecordingFromLinks(report: inout ImportReport) {
        guard let links = entries.first(where: { $0.key.lowercased() == "links" })?.value,
            let (key, value) = recording(.list(links.texts.map(Value.text)), name: "")
        else { return }
        add(key, value)
        report.rename("a link", to: key, example: value.text)
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

    private mutating func keep(_ entry: Entry, report: inout ImportReport) {
        report.keep(entry.key, example: entry.value.firstText)
        guard !extra.contains(where: { $0.key == entry.key }) else { return }
        extra.append(entry)
    }
}

extension Value {
    /// The texts in the value, in the order of the file.
    fileprivate var texts: [String] {
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
