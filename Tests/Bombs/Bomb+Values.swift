extension Bomb {
    /// Front matter and data files.
    static let values = [
        Bomb(yaml: "YAML: lists in brackets", 50_000, says: "yaml.too-deep") { "extra: " + "[" * $0 },
        Bomb(yaml: "YAML: maps in brackets", 50_000, says: "yaml.too-deep") { "extra: " + "{a: " * $0 },
        Bomb(yaml: "YAML: lists in lists", 50_000, says: "yaml.too-deep") { "extra:\n  " + "- " * $0 + "a" },
        Bomb(yaml: "YAML: maps by indentation", 1_000, says: "yaml.too-deep") {
            "extra:\n" + joined(1..<$0) { " " * $0 + "a:\n" }
        },
        Bomb(yaml: "YAML: anchors on one line", 10_000, says: "yaml.anchor") {
            "extra: [" + joined(0..<$0) { "&a\($0) b, " } + "]"
        },
        Bomb(yaml: "YAML: aliases of aliases", 5_000, says: "yaml.anchor") {
            "extra:\n  a0: &a0 [x]\n" + joined(1..<$0) { "  a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
        },
        Bomb(yaml: "YAML: one key many times", 100_000) { "extra:\n" + "  a: 1\n" * $0 },
        Bomb(yaml: "YAML: unknown keys", 50_000) { joined(0..<$0) { "tytle\($0): 1\n" } },
        Bomb(yaml: "YAML: keys of one's own", 100_000) { "extra:\n" + joined(0..<$0) { "  k\($0): 1\n" } },
        Bomb(yaml: "YAML: a number without an end", 1_000_000) { "season: " + "9" * $0 },
        Bomb(yaml: "YAML: a duration without an end", 500_000) { "duration: " + "1:" * $0 + "1" },
        Bomb(yaml: "YAML: a tag of marks", 1_000_000) { "tags: [a" + "\u{301}" * $0 + "]" },
        Bomb(yaml: "YAML: a tag of marks in turn", 500_000) { "tags: [a" + "\u{301}\u{323}" * $0 + "]" },
        Bomb(yaml: "YAML: a tag of escaped marks in turn", 200_000) { "tags: [\"a" + "\\u0301\\u0323" * $0 + "\"]" },
        Bomb(yaml: "YAML: a key of escaped marks in turn", 200_000) { "? \"a" + "\\u0301\\u0323" * $0 + "\"\n: 1" },
        Bomb("YAML: many tags of marks in turn", 4_000) { count in
            // Each episode has as many names as it may have.
            Dictionary(
                uniqueKeysWithValues: stride(from: 0, to: count, by: 1_000).map { start in
                    let tags = joined(start..<min(start + 1_000, count)) { "a\($0)" + "\u{301}\u{323}" * 49 + "," }
                    return (
                        "Content/episodes/\(start).md", "---\ntitle: E\ndate: 2026-01-02\ntags: [\(tags)]\n---\nText\n"
                    )
                })
        },
        Bomb(yaml: "YAML: a tag of letters that come apart", 1_000_000) { "tags: [" + "İ" * $0 + "]" },
        Bomb(yaml: "YAML: a tag of Korean letters", 500_000) { "tags: [" + "\u{1161}" * $0 + "]" },
        Bomb(yaml: "YAML: a long unknown key", 500) { "? " + "title" * $0 + "\n: 1" },
        Bomb(yaml: "YAML: a long text", 1_000_000) { "description: " + "a " * $0 },
        Bomb(yaml: "YAML: a long title", 200_000) { "subtitle: " + "ä" * $0 },
        Bomb("YAML: a long title on the pages of many tags", 1_000) {
            [
                episode: "---\ntitle: " + "ä" * 1_000 * $0 + "\ndate: 2026-01-02\ntags: ["
                    + joined(0..<$0) { "t\($0), " } + "]\n---\nText\n"
            ]
        },
        Bomb(yaml: "YAML: tags", 20_000, says: "frontmatter.too-many") {
            "tags: [" + joined(0..<$0) { "t\($0), " } + "]"
        },
        Bomb(yaml: "YAML: guests", 20_000, says: "frontmatter.too-many") {
            "guests: [" + joined(0..<$0) { "g\($0), " } + "]"
        },
        Bomb(yaml: "YAML: quotes that do not end", 500_000, says: "yaml.invalid") { "extra: \"" + "a\n " * $0 },
        Bomb(toml: "TOML: a key of many parts", 8_000, says: "toml.too-deep") { "extra" + ".a" * $0 + "=1" },
        Bomb(toml: "TOML: a header of many parts", 8_000, says: "toml.too-deep") { "[extra" + ".a" * $0 + "]\nb=1" },
        Bomb(toml: "TOML: lists in brackets", 50_000, says: "toml.too-deep") { "extra.a=" + "[" * $0 },
        Bomb(toml: "TOML: maps in brackets", 50_000, says: "toml.too-deep") { "extra=" + "{a=" * $0 },
        Bomb(toml: "TOML: maps in brackets with keys of many parts", 1_000, says: "toml.too-deep") {
            "extra=" + ("{a" + ".b" * 20 + "=") * $0 + "1" + "}" * $0
        },
        Bomb(toml: "TOML: many tables", 20_000) { joined(0..<$0) { "[[extra.a]]\nb=\($0)\n" } },
        Bomb(toml: "TOML: a tag of escaped marks in turn", 200_000) { "tags=[\"a" + "\\u0301\\u0323" * $0 + "\"]" },
        Bomb(toml: "TOML: equal keys of escaped marks in turn", 80_000, says: "toml.invalid") {
            "\"a" + "\\u0301\\u0323" * $0 + "\"=1\n\"a" + "\\u0323\\u0301" * $0 + "\"=2"
        },
        Bomb(toml: "TOML: a long list", 200_000) { "extra.a=[" + "1," * $0 + "]" },
        Bomb("JSON: lists in lists", 50_000, says: "json.too-deep") {
            [episode: "{\"title\": \"One\", \"date\": \"2026-01-02\", \"extra\": " + "[" * $0 + "]" * $0 + "}\nText\n"]
        },
        Bomb("JSON: maps in maps", 50_000, says: "json.too-deep") {
            [episode: "{\"title\": \"One\", \"extra\": " + "{\"a\":" * $0 + "1" + "}" * $0 + "}\nText\n"]
        },
        Bomb("JSON: keys of escaped marks in turn", 80_000) {
            [
                episode: "{\"title\": \"One\", \"a" + "\\u0301\\u0323" * $0 + "\": 1, \"a" + "\\u0323\\u0301" * $0
                    + "\": 2}\nText\n"
            ]
        },
        Bomb("JSON: chapters", 20_000) {
            [
                episode: "---\ntitle: One\ndate: 2026-01-02\nchapters: one.json\n---\nText\n",
                "Content/episodes/one.json": "{\"chapters\": ["
                    + joined(0..<$0) { "{\"startTime\": \($0), \"title\": \"c\($0)\"}," } + "{\"startTime\": 999999}]}",
            ]
        },
    ]

    private init(
        yaml name: String, _ count: Int, says answer: String? = nil, _ text: @escaping @Sendable (Int) -> String
    ) {
        self.init(name, count, says: answer) {
            [Self.episode: "---\ntitle: One\ndate: 2026-01-02\n" + text($0) + "\n---\nText\n"]
        }
    }

    private init(
        toml name: String, _ count: Int, says answer: String? = nil, _ text: @escaping @Sendable (Int) -> String
    ) {
        self.init(name, count, says: answer) {
            [Self.episode: "+++\ntitle = \"One\"\ndate = 2026-01-02\n" + text($0) + "\n+++\nText\n"]
        }
    }
}
