import SiteMarkdown
import SiteMediaFacts

/// Elements of RSS as values of front matter.
extension XMLNode {
    /// The element with everything in it, for `extra`. A name that an attribute and a child have holds both.
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

    /// `yes`, `true`, `explicit` and the like; `no`, `false`, `clean`.
    var truth: Bool? {
        switch content?.lowercased() {
        case "yes", "true", "explicit", "1", "y", "on": true
        case "no", "false", "clean", "0", "n", "off": false
        default: nil
        }
    }

    /// `itunes:image`, which some write as other pictures.
    var picture: String? { attribute("href") ?? attribute("url") ?? content }

    var isGuest: Bool { attribute("role")?.lowercased() == "guest" }

    /// `podcast:person`
    var person: Value? {
        guard let name = words else { return nil }
        let role = attribute("role")?.lowercased()
        return Value.map([
            "name": .text(name), "role": role.flatMap { ["host", "guest"].contains($0) ? nil : Value.text($0) },
            "url": attribute("href").map(Value.text), "image": attribute("img").map(Value.text),
        ]).shortened
    }

    /// `podcast:location`
    var location: Value? {
        words.map { name in
            Value.map([
                "name": .text(name), "rel": attribute("rel").map(Value.text),
                "geo": attribute("geo").map(Value.text), "osm": attribute("osm").map(Value.text),
                "country": attribute("country").map(Value.text),
            ]).shortened
        }
    }

    /// `podcast:license`
    var license: Value? {
        words.map { name in
            Value.map(["name": .text(name), "url": attribute("url").map(Value.text)]).shortened
        }
    }

    /// `podcast:transcript`; with its type where the ending of its name does not tell it.
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

    /// The type that an element declares, if it is written as one.
    var mediaType: String? {
        attribute("type").flatMap {
            $0.firstMatch(of: #/^[A-Za-z0-9][\w.+\-]*\/[A-Za-z0-9][\w.+\-]*\s*(;.*)?$/#) == nil ? nil : $0
        }
    }

    var isCaptions: Bool { attribute("rel")?.lowercased() == "captions" }

    /// `podcast:soundbite`
    var soundbite: Value? {
        guard let start = attribute("startTime"), let duration = attribute("duration") else { return nil }
        return .map([
            "start": .plain(start), "duration": .plain(duration), "title": words.map(Value.text),
        ])
    }

    /// `psc:chapter`
    var chapter: Value? {
        guard let start = attribute("start"), let title = words(in: "title") else { return nil }
        return .map([
            "start": .text(start), "title": .text(title), "link": attribute("href").map(Value.text),
            "image": attribute("image").map(Value.text),
        ])
    }
}

extension Value {
    /// A map that holds a name alone is that name.
    var shortened: Value {
        guard let entries, entries.count == 1, entries[0].key == "name" else { return self }
        return entries[0].value
    }

    /// A list of one thing is that thing.
    static func oneOrMore(_ values: [Value]) -> Value? {
        values.count < 2 ? values.first : .list(values)
    }
}
