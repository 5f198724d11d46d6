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
    let isEpisode: Bool
    let generator: Generator
    /// The new form of a path or address.
    let located: (String) -> String

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

    /// Makes the first recording among `links` the episode's. The links stay.
    mutating func takeRecordingFromLinks(report: inout ImportReport) {
        guard let links = entries.first(where: { $0.key.lowercased() == "links" })?.value,
            let (key, value) = recording(.list(links.texts.map(Value.text)), name: "")
        else { return }
        add(key, value)
        report.rename("a link", to: key, example: value.text)
    }

    private mutating func keep(_ entry: Entry, report: inout ImportReport) {
        report.keep(entry.key, example: entry.value.firstText)
        guard !extra.contains(where: { $0.key == entry.key }) else { return }
        extra.append(entry)
    }
}
