import SiteMarkdown

extension OldConfig {
    /// The settings of the podcast: those in maps or keys whose names say that they are for the feed.
    var podcast: Value? {
        let leaves = Self.leaves(entries, below: "").filter { leaf in
            ["podcast", "itunes", "feed"].contains(where: leaf.name.contains)
        }
        func text(_ endings: [String], where isRight: (String) -> Bool = { _ in true }) -> String? {
            endings.lazy.flatMap { ending in leaves.filter { $0.name.hasSuffix(ending) } }.map(\.text).first(
                where: isRight)
        }
        let owner = Value.map([
            "name": text(["ownername", "owner"]).map(Value.text),
            "email": text(["owneremail", "email"]) { $0.contains("@") }.map(Value.text),
        ])
        let parts = [
            text(["topcategory", "maincategory", "category"]),
            text(["firstsubcategory", "subcategoryone", "subcategory"]),
        ].compactMap(\.self)
        var podcast: [Entry] = []
        podcast.add("category", text: parts.isEmpty ? nil : parts.joined(separator: " > "))
        podcast.add("owner", owner)
        podcast.add(
            "image",
            text: text(["image", "cover", "albumart", "art", "artwork", "logo"]) { WrittenKind($0) == .picture })
        let truths = ["yes": "true", "true": "true", "no": "false", "false": "false", "clean": "false"]
        podcast.add("explicit", text(["explicit"]).flatMap { truths[$0.lowercased()] }.map(Value.plain))
        podcast.add("copyright", text: text(["copyright"]))
        return podcast.isEmpty ? nil : .map(podcast)
    }

    /// The texts with the letters of all keys that lead to them.
    private static func leaves(_ entries: [Entry], below path: String, depth: Int = 0) -> [(name: String, text: String)]
    {
        entries.flatMap { entry -> [(name: String, text: String)] in
            let name = path + entry.key.lowercased().filter(\.isLetter)
            if let text = entry.value.text { return text.isEmpty ? [] : [(name, text)] }
            if let first = entry.value.list?.first?.text { return [(name, first)] }
            return depth < 5 ? leaves(entry.value.entries ?? [], below: name, depth: depth + 1) : []
        }
    }
}
