import SiteMarkdown
import SiteMediaFacts

/// Elements of RSS as values of front matter.
extension XMLNode {
    /// The whole element, for `extra`. If an attribute and a child have one name, it has both values.
    var whole: Value {
        let written = isMixed ? html ?? "" : text.trimmingWhitespace
        let parts = isMixed ? [] : groups
        if attributes.isEmpty, parts.isEmpty { return .text(written) }
        var values: [String: [Value]] = attributes.mapValues { [.text($0)] }
        if !written.isEmpty { values["text", default: []].append(.text(written)) }
        for (name, nodes) in parts { values[name, default: []] += nodes.map(\.whole) }
        var entries: [Entry] = []
        for (name, values) in values.sorted(by: { $0.key < $1.key }) { entries.add(name, .oneOrMore(values)) }
        return .map(entries)
    }

    /// Reads `yes`, `true`, `explicit` and similar words, and `no`, `false`, `clean`.
    var truth: Bool? {
        switch content?.lowercased() {
        case "yes", "true", "explicit", "1", "y", "on": true
        case "no", "false", "clean", "0", "n", "off": false
        default: nil
        }
    }

    /// The address of `itunes:image`, which some feeds write like other pictures.
    var picture: String? { attribute("href") ?? attribute("url") ?? content }

    var isGuest: Bool { attribute("role")?.lowercased() == "guest" }

    /// Reads `podcast:person`.
    var person: Value? {
        guard let name = words else { return nil }
        let role = attribute("role")?.lowercased()
        return Value.map([
            "name": .text(name), "role": role.flatMap { ["host", "guest"].contains($0) ? nil : Value.text($0) },
            "url": attribute("href").map(Value.text), "image": attribute("img").map(Value.text),
        ]).shortened
    }

    /// Reads `podcast:location`.
    var location: Value? {
        words.map { name in
            Value.map([
                "name": .text(name), "rel": attribute("rel").map(Value.text),
                "geo": attribute("geo").map(Value.text), "osm": attribute("osm").map(Value.text),
                "country": attribute("country").map(Value.text),
            ]).shortened
        }
    }

    /// Reads `podcast:license`.
    var license: Value? {
        words.map { name in
            Value.map(["name": .text(name), "url": attribute("url").map(Value.text)]).shortened
        }
    }

    /// Reads `podcast:transcript`. The type is included if the file's ending does not give it.
    var transcript: Value? {
        guard let url = attribute("url") else { return nil }
        let ending = MediaType(ofPath: String(url.prefix { $0 != "?" && $0 != "#" })).name
        let type = mediaType.flatMap { $0.lowercased() == ending ? nil : $0 }
        let language = attribute("language")
        guard type != nil || language != nil || isCaptions else { return .text(url) }
        return .map([
            "src": .text(url), "type": type.map(Value.text), "lang": language.map(Value.text),
            "rel": isCaptions ? .text("captions") : nil,
        ])
    }

    /// The declared media type, if it is valid.
    var mediaType: String? {
        attribute("type").flatMap {
            $0.firstMatch(of: #/^[A-Za-z0-9][\w.+\-]*\/[A-Za-z0-9][\w.+\-]*\s*(;.*)?$/#) == nil ? nil : $0
        }
    }

    var isCaptions: Bool { attribute("rel")?.lowercased() == "captions" }

    /// Reads `podcast:soundbite`.
    var soundbite: Value? {
        guard let start = attribute("startTime"), let duration = attribute("duration") else { return nil }
        return .map([
            "start": .plain(start), "duration": .plain(duration), "title": words.map(Value.text),
        ])
    }

    /// Reads `psc:chapter`.
    var chapter: Value? {
        guard let start = attribute("start"), let title = words(in: "title") else { return nil }
        return .map([
            "start": .text(start), "title": .text(title), "link": attribute("href").map(Value.text),
            "image": attribute("image").map(Value.text),
        ])
    }
}

extension Value {
    /// The name alone, if a map has only a name.
    var shortened: Value {
        guard let entries, entries.count == 1, entries[0].key == "name" else { return self }
        return entries[0].value
    }

    /// A list, or its single value.
    static func oneOrMore(_ values: [Value]) -> Value? {
        values.count < 2 ? values.first : .list(values)
    }
}
