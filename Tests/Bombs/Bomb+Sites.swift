extension Bomb {
    /// Transcripts, and combinations of files.
    static let sites = [
        Bomb(cues: "cues", 100_000) { joined(0..<$0) { "\(time($0)) --> \(time($0 + 1))\na\n\n" } },
        Bomb(cues: "cues without words", 240_000) { joined(0..<$0) { "\(time($0)) --> \(time($0 + 1))\n\n" } },
        Bomb(cues: "marks of cues", 490_000) { "00:01.000 --> 00:02.000\n" + "<" * $0 },
        Bomb(cues: "speakers of cues", 240_000) { "00:01.000 --> 00:02.000\n" + "<v a>b\n" * $0 },
        Bomb(cues: "a speaker for each cue", 100_000) {
            joined(0..<$0) { "\(time($0)) --> \(time($0 + 1))\nAda\($0): a\n\n" }
        },
        Bomb(cues: "two people who talk in one cue", 50_000) {
            "00:01.000 --> 00:02.000\n" + "- Ada: a\n- Ben: b\n" * $0
        },
        Bomb(cues: "others who speak", 100_000) { "00:01.000 --> 00:02.000\n" + ">> a\n" * $0 },
        Bomb(cues: "arrows", 2_000_000) { "--> " * $0 },
        Bomb(cues: "one letter with many marks", 3_000_000) { "00:01.000 --> 00:02.000\na" + "\u{301}" * $0 },
        Bomb(cuesOfJSON: "lists in lists", 490_000) { "{\"segments\":" + "[" * $0 },
        Bomb(cuesOfJSON: "segments", 100_000) {
            "{\"segments\":[" + joined(0..<$0) { "{\"startTime\":\($0),\"body\":\"a\"}," }
                + "{\"startTime\":0,\"body\":\"b\"}]}"
        },
        Bomb(cuesOfJSON: "numbers without an end", 100_000) {
            "{\"segments\":[" + "{\"startTime\":1e999999999,\"body\":\"a\"}," * $0 + "{\"startTime\":" + "9" * $0
                + "}]}"
        },
        Bomb(cues: "words without a time", 160_000) { "a\nb\n\n" * $0 },
        Bomb(cues: "lines of one cue", 490_000) { "00:01.000 --> 00:02.000\n" + "a\n" * $0 },
        Bomb(cues: "more lines than are read", 7_900_000) { "00:01.000 --> 00:02.000\n" + "a\n" * $0 },
        Bomb(cues: "more voices than are read", 3_000_000) { "00:01.000 --> 00:02.000\n" + "<v>a" * $0 },
        Bomb(cuesOfJSON: "more values than are read", 7_900_000) { "{\"segments\":[" + "0," * $0 + "0]}" },
        Bomb(cues: "words in one cue", 2_000_000) { "00:01.000 --> 00:02.000\n" + "a word " * $0 },
        Bomb(cues: "more cues than are read", 17_000_000, says: "source.too-large") { "a" * $0 },
        Bomb("sections of a page", 2_000) { count in
            [
                "Content/index.md": "---\ntitle: All\nsections:\n" + "  - title: All\n" * count + "---\n",
                episode: head + "Text\n",
            ]
        },
        Bomb("sections of a page with many episodes", 40) { count in
            joinedFiles(count) { ("Content/episodes/\($0).md", "---\ntitle: E\($0)\ndate: 2026-01-02\n---\nText\n") }
                .merging(["Content/index.md": "---\ntitle: All\nsections:\n" + "  - title: All\n" * count + "---\n"]) {
                    _, last in last
                }
        },
        Bomb("aliases of an episode", 20_000) { count in
            [
                episode: "---\ntitle: One\ndate: 2026-01-02\naliases: ["
                    + joined(0..<count) { "/a\($0)/, " } + "]\n---\nText\n"
            ]
        },
        Bomb("entries of a menu", 50_000, says: "frontmatter.too-many") { count in
            [
                "Content/site.yml": "title: Show\nmenu:\n" + joined(0..<count) { "  M\($0): /m\($0)/\n" },
                episode: head + "Text\n",
            ]
        },
        Bomb("episodes with one title", 50) { count in
            joinedFiles(count) {
                ("Content/episodes/\($0).md", "---\ntitle: E\ndate: 2026-01-02\ntags: [a, b]\n---\nText\n")
            }
        },
        Bomb("episodes with one long title", 200) { count in
            joinedFiles(count) { number in
                (
                    "Content/episodes/\(number).md",
                    "---\ntitle: " + "a long title " * 2_000 + "\ndate: 2026-01-02\n---\nText\n"
                )
            }
        },
        Bomb("episodes with long titles that no line holds", 200) { count in
            joinedFiles(count) { number in
                (
                    "Content/episodes/\(number).md",
                    "---\ntitle: \(number)" + "W\u{301}" * 20_000 + "\ndate: 2026-01-02\n---\nText\n"
                )
            }
        },
        Bomb("files beside an episode", 20_000) { count in
            joinedFiles(count) { ("Content/episodes/f\($0).txt", "x") }.merging([episode: head + "Text\n"]) { _, last in
                last
            }
        },
        Bomb("folders in folders", 200) { count in
            ["Content/episodes/" + "d/" * count + "one.md": head + "Text\n"]
        },
        Bomb("folders", 10_000) { count in
            joinedFiles(count) { ("Content/episodes/f\($0)/a.txt", "x") }.merging([episode: head + "Text\n"]) {
                _, last in last
            }
        },
        Bomb("drafts", 5_000) { count in
            joinedFiles(count) { ("Content/episodes/_\($0).md", head + "Text\n") }.merging([episode: head + "Text\n"]) {
                _, last in last
            }
        },
        Bomb("old addresses that clash", 100) { count in
            joinedFiles(count) { file in
                (
                    "Content/episodes/\(file).md",
                    "---\ntitle: E\ndate: 2026-01-02\naliases: [" + joined(0..<200) { "/a\($0)/, " } + "]\n---\nText\n"
                )
            }
        },
        Bomb("episodes that nobody can read", 2_000, says: "yaml.invalid") { count in
            joinedFiles(count) { ("Content/episodes/\($0).md", "---\ntitle: 'E\n---\nText\n") }
        },
    ]

    private static func time(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60)).000"
    }

    private static func joinedFiles(_ count: Int, _ file: (Int) -> (String, String)) -> [String: String] {
        Dictionary(uniqueKeysWithValues: (0..<count).map(file))
    }

    private init(
        cues name: String, _ count: Int, says answer: String? = nil, _ text: @escaping @Sendable (Int) -> String
    ) {
        self.init("transcripts: " + name, count, says: answer) {
            [
                Self.episode: "---\ntitle: One\ndate: 2026-01-02\ntranscript: one.vtt\n---\nText\n",
                "Content/episodes/one.vtt": "WEBVTT\n\n" + text($0),
            ]
        }
    }

    private init(cuesOfJSON name: String, _ count: Int, _ text: @escaping @Sendable (Int) -> String) {
        self.init("transcripts of JSON: " + name, count) {
            [
                Self.episode: "---\ntitle: One\ndate: 2026-01-02\ntranscript: one.json\n---\nText\n",
                "Content/episodes/one.json": text($0),
            ]
        }
    }
}
