extension Bomb {
    /// Transcripts, and what files mean together.
    static let sites = [
        Bomb(cues: "cues", 100_000) { joined(0..<$0) { "\(time($0)) --> \(time($0 + 1))\na\n\n" } },
        Bomb(cues: "cues without words", 300_000) { joined(0..<$0) { "\(time($0)) --> \(time($0 + 1))\n\n" } },
        Bomb(cues: "marks of cues", 1_000_000) { "00:01.000 --> 00:02.000\n" + "<" * $0 },
        Bomb(cues: "speakers of cues", 300_000) { "00:01.000 --> 00:02.000\n" + "<v a>b\n" * $0 },
        Bomb(cues: "words without a time", 500_000) { "a\nb\n\n" * $0 },
        Bomb(cues: "lines of one cue", 1_000_000) { "00:01.000 --> 00:02.000\n" + "a\n" * $0 },
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
        Bomb("episodes with one title", 50) { count in
            joinedFiles(count) {
                ("Content/episodes/\($0).md", "---\ntitle: E\ndate: 2026-01-02\ntags: [a, b]\n---\nText\n")
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
}
