import Foundation
import TestSupport
import Testing

/// The output for a hostile site is valid in every file and field. This test guards all writers.
///
/// Each folder of `Sites` is a further site, and so is each entry of ``HostileOutput/made``.
@Suite(.pythonReaders) struct HostileOutputTests {
    @Test(.timeLimit(.minutes(10)), arguments: HostileOutput.names) func canBeRead(name: String) async throws {
        let folder = try HostileOutput.folder(name)
        let run = try await Sitegen.run(["build", "--no-cache"], in: folder.path)
        try #require(run.exitCode == 0, "\(run.errors)")
        let coming = try await Sitegen.run(
            ["list", "future", "--calendar", "--now", "2000-01-01"], in: folder.path)
        try folder.add(["Output/coming.ics": coming.output])
        let problems: [String] = try await PythonTool.json(of: "judge-output.py", [folder.path])
        #expect(problems == [])
        // Checkers without any input report no errors.
        for file in [
            "index.html", "feed.xml", "atom.xml", "feed.json", "sitemap.xml", "search/index.json", "site.webmanifest",
        ] {
            #expect(FileManager.default.fileExists(atPath: folder("Output/" + file)), "\(file)")
        }
        #expect(coming.output.contains("BEGIN:VEVENT"))
    }
}

/// The hostile sites by name.
enum HostileOutput {
    private static let folder = URL(filePath: #filePath).appending(path: "../Sites").standardized.path()

    static var names: [String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return (folders.filter { !$0.hasPrefix(".") } + made.keys).sorted()
    }

    static func folder(_ name: String) throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        if let files = made[name] {
            try copy.add(try files())
        } else {
            try FileManager.default.copyItem(atPath: "\(folder)/\(name)/Content", toPath: copy("Content"))
        }
        return copy
    }

    /// Every character that formats forbid.
    private static let forbidden: [Unicode.Scalar] =
        (Array(0x00...0x08) + [
            0x0B, 0x0C, 0x0E, 0x1A, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF,
        ])
        .compactMap { Unicode.Scalar($0) }

    /// References to them, and to some that only references can name.
    private static let references =
        forbidden.map { "&#\($0.value);" }.joined() + "&#x1FFFE;&#x10FFFF;&#xD800;&#x110000;&#XFFFE;"

    private static let made: [String: @Sendable () throws -> [String: String]] = [
        "attacks": { try HostileSite.files() },
        "characters in every field": {
            try HostileSite.files({ "\($0) " + forbidden.map { "a\($0)" }.joined() }, body: body(of: references))
        },
        "characters as they are": {
            let all = forbidden.dropFirst().map { "a\($0)" }.joined()
            return site(with: "A \(all)", body: body(of: all))
        },
        "characters in names and beside": {
            let all = "a\u{1}\u{8}\u{1B}\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{1FFFE}b"
            return site(with: "A", body: "text").merging([
                "Content/episodes/\(all).md": "---\ndate: 2026-01-03\naudio: \(all).mp3\n---\nNo title\n",
                "Content/episodes/\(all).mp3": "no sound",
                "Content/episodes/\(all).srt": "1\n00:00:01,000 --> 00:00:02,000\n\(all) &#xFFFE; &#128; --> x\n",
                "Content/episodes/\(all).chapters.json":
                    #"{"version":"1.2.0","chapters":[{"startTime":0,"title":"a\u0000\uffff\ud800b"},{"startTime":1,"title":"\#(all)"}]}"#,
                "Content/people/ann.yml": #"{ title: "Ann\uFFFE", description: "d\x01\x85\uFFFF" }"#,
                "Content/episodes/toml.md":
                    "+++\ntitle = \"T\\u0001\\uFFFE\\U0001FFFF\"\ndate = 2026-01-04\ndescription = \"\\u007F\"\nhosts = [\"Ann\"]\n+++\nx\n",
            ]) { $1 }
        },
        "plain text that looks like HTML": {
            site(
                with: "Use <b> & <i>, 1 < 2, &lt;p&gt; &copy; ]]> --> </script><script>alert(1)</script>",
                body: "A <iframe src=\"https://v.example/\"></iframe> <b>bold</b> &lt;i&gt; ]]> {{< x >}}")
        },
    ]

    /// A site whose plain texts are all the same.
    private static func site(with text: String, body: String) -> [String: String] {
        let yaml = "'" + text.replacing("'", with: "''") + "'"
        // YAML refuses forbidden characters; in Markdown files, they have been replaced before.
        let settings = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F } ? yaml : "Site"
        return [
            "Content/site.yml": """
            title: \(settings)
            description: \(settings)
            author: \(settings)
            baseURL: https://show.example/
            language: en
            podcast: { category: [Arts], copyright: \(settings), owner: { name: \(settings), email: a@b.example } }
            """,
            "Content/episodes/one.md": """
            ---
            title: \(yaml)
            subtitle: \(yaml)
            description: \(yaml)
            date: 2026-01-01
            tags: [\(yaml)]
            collection: \(yaml)
            hosts: [\(yaml)]
            audio: https://m.example/a.mp3
            chapters: [{ start: 0, title: \(yaml) }, { start: 9, title: Second }]
            image: { src: https://m.example/a.png, alt: \(yaml) }
            ---
            \(body)
            """,
            "Content/episodes/two.md": "---\ntitle: Two\ndate: 2026-01-02\n---\n\(body)\n",
        ]
    }

    /// The text wherever Markdown allows text.
    private static func body(of text: String) -> String {
        """
        a \(text) *b \(text)* `c \(text)` [d \(text)](https://e.example/\(text) "f \(text)") ![g \(text)](h.png 'i \(text)')

        ## j \(text)

        ```k\(text)
        l \(text)
        ```

        | m \(text) |
        |---|
        | n \(text) |

        - [ ] o \(text)[^1]

        > <i title="p \(text)">q \(text)</i>

        0:00 r \(text)
        1:00 s \(text)

        <div>
        t \(text)
        </div>

        [u \(text)]: https://v.example/\(text) "w \(text)"

        [^1]: x \(text)
        """
    }
}
