import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The settings of an old site: one value, merged from one or several files. The case of keys does not matter.
struct OldConfig {
    private(set) var entries: [Entry] = []

    /// Adds the keys of a file, below a key if one is given. Keys that exist stay.
    mutating func add(_ source: SourceText?, below key: String? = nil) {
        guard let source, let value = Self.read(source) else { return }
        add(key.map { [Entry($0, value)] } ?? value.entries ?? [])
    }

    mutating func add(_ new: [Entry]) { entries = Self.merged(entries, new) }

    /// Maps with the same key become one.
    private static func merged(_ old: [Entry], _ new: [Entry]) -> [Entry] {
        var all = old
        for entry in new {
            guard let index = all.firstIndex(where: { $0.key.lowercased() == entry.key.lowercased() }) else {
                all.append(entry)
                continue
            }
            if let inner = all[index].value.entries, let other = entry.value.entries {
                all[index].value = .map(merged(inner, other))
            }
        }
        return all
    }

    subscript(_ path: String) -> Value? {
        var found: Value? = Value.map(entries)
        for key in path.split(separator: ".") {
            found = found?.entries?.first { $0.key.lowercased() == key.lowercased() }?.value
        }
        return found
    }

    func text(_ path: String) -> String? { self[path]?.text.flatMap { $0.isEmpty ? nil : $0 } }

    /// The start of addresses of recordings, which themes for podcasts have under several names.
    var mediaPrefix: String? {
        let places = entries + (self["params"]?.entries ?? []) + (self["extra"]?.entries ?? [])
        let inner = places.flatMap { $0.value.entries ?? [] }
        return (places + inner).first { entry in
            let name = entry.key.lowercased().filter(\.isLetter)
            let isNamed =
                ["media", "audio", "mp", "podcast", "episode", "cdn", "enclosure", "file"].contains {
                    name.hasPrefix($0)
                }
                && ["prefix", "url", "base", "host", "cdn", "root"].contains { name.hasSuffix($0) }
            return isNamed && entry.value.text?.wholeMatch(of: #/https?:\/\/[^?#]+\/?/#) != nil
                && entry.value.text.map { WrittenKind($0) } == .other
        }?.value.text
    }

    /// TOML and JSON are parsed as front matter, so delimiters are added.
    static func read(_ source: SourceText) -> Value? {
        let text = String(decoding: source.bytes, as: UTF8.self)
        if source.path.hasSuffix(".toml") {
            return Document(SourceText(path: source.path, text: "+++\n" + text + "\n+++\n")).frontMatter
        }
        if source.path.hasSuffix(".json") { return JSON.parse(source).value }
        return YAML.parse(source).value
    }
}

extension [Entry] {
    /// Adds the settings that every site has. Values that ours cannot use are left out.
    mutating func addSite(title: String?, description: String?, author: String?, base: String?, language: String?) {
        add("title", text: title)
        add("description", text: description)
        add("author", text: author)
        add("baseURL", text: base.flatMap { (try? BaseAddress(parsing: $0))?.text })
        add("language", text: language)
    }

    /// Adds the former addresses of the feed, except for those of the new feeds.
    mutating func addFeedAliases(_ paths: [String]) {
        var aliases: [String] = []
        for path in paths where !["/feed.xml", "/atom.xml"].contains(path) && !aliases.contains(path) {
            aliases.append(path)
        }
        if !aliases.isEmpty { add("feeds", .map(["aliases": .list(aliases.map(Value.text))])) }
    }

    /// Adds the entries of a menu, by weight.
    mutating func addMenu(_ value: Value?) {
        let items = (value?.list ?? []).compactMap { item -> (weight: Int, entry: Value)? in
            func text(_ keys: [String]) -> String? {
                keys.lazy.compactMap { key in item.entries?.first { $0.key.lowercased() == key }?.value.text }
                    .first { !$0.isEmpty }
            }
            guard let title = text(["name", "title", "text", "label"]),
                let url = text(["url", "pageref", "link", "href"]),
                url.hasPrefix("/") || url.contains("://")
            else { return nil }
            return (Int(text(["weight"]) ?? "") ?? 0, .map(["title": .text(title), "url": .text(url)]))
        }
        let sorted = items.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
        if !items.isEmpty { add("menu", .list(sorted.map(\.element.entry))) }
    }
}
