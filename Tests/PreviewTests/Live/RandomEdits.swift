import SeededRandom

/// Random edits of a small site as an author makes them. Each is a path and the file's new text; `nil` for a removed
/// file.
struct RandomEdits {
    typealias Edit = (path: String, text: String?)

    private var random: SplitMix64
    private var episodes: [String: Episode] = [:]
    private var rules = 0

    private struct Episode {
        var title: String
        var day: Int
        var tag: String
        var body: String
    }

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// The site before all edits.
    mutating func start() -> [String: String] {
        for name in Self.names.prefix(6) {
            let new = episode()
            episodes[name] = new
        }
        return Dictionary(uniqueKeysWithValues: episodes.keys.sorted().map { (Self.path($0), text(of: $0)) })
            .merging(layout(), uniquingKeysWith: { $1 })
    }

    /// Pages to open: one of each kind, and one that exists only sometimes.
    mutating func page() -> String {
        random.pick(["/", "/", "/tags/one/", "/episodes/a/", "/episodes/\(random.pick(Self.names))/"])
    }

    /// The number of simultaneous edits.
    mutating func count() -> Int { Int.random(in: 1...3, using: &random) }

    mutating func next() -> [Edit] {
        let name = random.pick(episodes.keys.sorted())
        var edited = episodes[name] ?? episode()
        switch Int.random(in: 0..<10, using: &random) {
        case 0: edited.title = title()
        case 1: edited.tag = random.pick(Self.tags)
        case 2: edited.day = day()
        case 3: edited.body = body()
        case 4, 5:
            let name = random.pick(Self.names)
            let new = episode()
            episodes[name] = new
            return [(Self.path(name), text(of: name))]
        case 6:
            guard episodes.count > 2, name != "a" else { return [] }
            episodes[name] = nil
            return [(Self.path(name), nil)]
        case 7: return layout().map { ($0.key, $0.value) }
        case 8:
            let heading = random.pick(["h3", "h4"])
            let link = "<\(heading)><a href=\"{{url}}\">{{title}}</a></\(heading)>"
            let template = "<div class=\"mine\">\(link)\(word())</div>"
            return [("Themes/Mine/templates/card-episode.mustache", random.once(in: 2) ? template : nil)]
        default:
            rules += 1
            let color = random.pick(["red", "green", "blue"])
            return [("Themes/Mine/styles/95-mine.css", ".card-title { color: \(color); order: \(rules) }\n")]
        }
        episodes[name] = edited
        return [(Self.path(name), text(of: name))]
    }

    private static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    private static let tags = ["one", "two"]
    private static func path(_ name: String) -> String { "Content/episodes/\(name).md" }

    private mutating func episode() -> Episode {
        Episode(title: title(), day: day(), tag: random.pick(Self.tags), body: body())
    }

    private mutating func word() -> String { random.pick(["Sky", "Sea", "Salt & Stone", "Über", "<Air>", "Rain"]) }
    private mutating func title() -> String { "\(word()) \(word())" }
    private mutating func day() -> Int { Int.random(in: 1...28, using: &random) }
    private mutating func body() -> String {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
            random.pick(["\(word())", "## \(word())", "- \(word())\n- \(word())", "`\(word())`"])
        }.joined(separator: "\n\n")
    }

    private func text(of name: String) -> String {
        guard let episode = episodes[name] else { return "" }
        let date = "2026-04-" + (episode.day < 10 ? "0" : "") + String(episode.day)
        return """
            ---
            title: "\(episode.title)"
            date: \(date)
            tags: [\(episode.tag)]
            ---
            \(episode.body)

            """
    }

    private mutating func layout() -> [String: String] {
        [
            "Themes/Mine/layouts/feed.yml": """
            section:
              interGroupSpacing: \(random.pick([8, 16, 28]))
              group:
                axis: horizontal
                size: 1w x ~200
                subitem: { size: 1w x ~200 }
                count: { ..<500: 1, default: \(random.pick([2, 3, 4])) }
              boundary:
                - { kind: header, size: 1w x ~44 }

            """
        ]
    }
}
