import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteMarkdown
import TestSupport
import Testing

@testable import SiteEpisodes

/// Keys under `extra` and the files in `data` reach the templates of a theme.
struct OwnValueTests {
    private static let theme = [
        "Themes/Mine/theme.yml": "name: Mine\n",
        "Themes/Mine/templates/page.mustache": """
        {{<layout}}{{$main}}<h1>{{page.heading}}</h1>
        <p id="x.own">{{extra.camera.name}}|{{#extra.isDark}}dark{{/extra.isDark}}|{{^extra.isOff}}on{{/extra.isOff}}</p>
        <p id="x.gear">{{#extra.gear}}[{{.}}]{{/extra.gear}}{{#extra.people}}({{name}} {{extra.camera.name}}){{/extra.people}}</p>
        <p id="x.site">{{site.extra.motto}}{{site.extra.none.at.all}}</p>
        <p id="x.data">{{#data.team}}{{name}}={{role}};{{/data.team}}{{#data.dates}}{{day}}:{{what}};{{/data.dates}}</p>
        <p id="x.json">{{data.figures.a}} {{#data.figures.list}}{{.}},{{/data.figures.list}}</p>
        {{>gallery}}{{/main}}{{/layout}}
        """,
        "Themes/Mine/templates/card-episode.mustache": "<p><a href=\"{{url}}\">{{title}}</a> {{extra.mood}}</p>\n",
    ]

    @Test func values() async throws {
        let content = [
            "site.yml": "title: T\ntheme: Mine\nextra: { motto: \"<Go>\" }\n",
            "index.md": """
            ---
            title: Home
            extra:
              camera: { name: "A & B" }
              isDark: true
              isOff: false
              gear: [tripod, "true", 007, ~]
              people: [{ name: Ada }]
            sections: [{ source: episodes, layout: feed }]
            ---
            """,
            "episodes/one.md": "---\ntitle: One\ndate: 2026-05-01\nextra: { mood: calm }\n---\n",
            "data/team.yml": "- { name: Ada, role: host }\n- { name: Ben }\n",
            "data/dates.csv": "day,what\n2026-09-02,\"Talk, with \"\"cake\"\"\"\n",
            "data/figures.json": "{ \"a\": 1.50, \"list\": [1, \"x\"] }",
        ]
        let files = Dictionary(uniqueKeysWithValues: content.map { ("Content/" + $0.key, $0.value) })
        let built = try await SampleSite(files.merging(Self.theme) { $1 }).build()
        #expect(built.diagnostics.filter { $0.severity != .hint } == [])
        let home = try #require(built.text("index.html"))
        func part(_ id: String) throws -> String {
            String(try #require(home.firstMatch(of: try Regex("<p id=\"x.\(id)\">(.*?)</p>")))[1].substring ?? "")
        }
        #expect(try part("own") == "A &amp; B|dark|on")
        #expect(try part("gear") == "[tripod][true][007][](Ada A &amp; B)")
        #expect(try part("site") == "&lt;Go&gt;")
        #expect(try part("data") == "Ada=host;Ben=;2026-09-02:Talk, with &quot;cake&quot;;")
        #expect(try part("json") == "1.50 1,x,")
        #expect(home.contains("One</a> calm"))
        #expect(!built.paths.contains { $0.hasPrefix("data/") })
    }

    static let tables = [
        "a,b\n1,2\n", "a,b\r\n1,2\r\n3,4", "a;b\n\"1,5\";2\n", "a\tb\n1\t\n", "\u{FEFF}a,b\nä,\"x\n\ny\"\n",
        "a,b\n\"\",\"\"\"\"\n", "a,b\n\n1,2\n\n", "a\n1\n", "a,b\n1\n", "a,b\n  1 , 2\n", "a,b\n1,2\"3\n", "a,b\n",
    ]

    /// Our reader and Python's `csv` agree.
    @Test(.pythonReaders, arguments: tables) func table(text: String) async throws {
        let folder = try TemporaryFolder()
        try folder.add(["t.csv": text])
        let separator = [",", ";", "\t"].first { text.prefix { $0 != "\n" && $0 != "\r\n" }.contains($0) } ?? ","
        let expected: [[String: String]] = try await PythonTool.json(of: "read-table.py", [folder("t.csv"), separator])
        let (value, diagnostics) = CSV.parse(SourceText(path: "t.csv", bytes: Array(text.utf8)))
        #expect(diagnostics == [])
        let records = (value?.list ?? []).map { record in
            Dictionary(uniqueKeysWithValues: (record.entries ?? []).map { ($0.key, $0.value.text ?? "") })
        }
        // Control characters in a value, such as line ends, become spaces as in all front matter.
        #expect(records == expected.map { $0.mapValues { Scalar($0).text } })
    }

    @Test(arguments: [
        ("a,b\n1,2,3\n", "this line has 3 values for 2 columns", 2), ("a,b\n\"1,2\n", "this quote is never closed", 2),
        ("a,b\n\"1\"x,2\n", "text follows a closing quote", 2), ("a\n\u{FFFD}", "", 0),
    ])
    func wrongTable(text: String, message: String, line: Int) {
        let (_, diagnostics) = CSV.parse(SourceText(path: "t.csv", bytes: Array(text.utf8)))
        #expect(diagnostics.map(\.message) == (message.isEmpty ? [] : [message]))
        if let first = diagnostics.first { #expect(first.position?.line == line && first.id == "csv.invalid") }
    }

    struct Slot: Sendable {
        var template: String
        /// The warnings' messages.
        var messages: [String] = []
    }

    @Test(arguments: [
        Slot(template: "{{page.headin}}", messages: ["no page has a value 'page.headin' (did you mean 'heading'?)"]),
        Slot(template: "{{#nots}}x{{/nots}}", messages: ["no page has a value 'nots' (did you mean 'notes'?)"]),
        Slot(template: "{{^zzzz}}x{{/zzzz}}", messages: ["no page has a value 'zzzz'"]),
        Slot(template: "{{words.nxt}}", messages: ["no page has a value 'words.nxt' (did you mean 'next'?)"]),
        Slot(template: "{{words.ours}}"),
        Slot(template: "{{words.next}} {{extra.x}} {{data.y.z}} {{site.extra.q}} {{.}}"),
        Slot(template: "{{#data.team}}{{anything}}{{#deeper}}{{more}}{{/deeper}}{{/data.team}}"),
        Slot(template: "{{^extra.x}}{{anything}}{{/extra.x}}", messages: ["no page has a value 'anything'"]),
        Slot(template: "{{#extra.x}}{{>own}}{{/extra.x}}"),
        Slot(template: "{{>own}}", messages: ["no page has a value 'xyzzyq'"]),
        Slot(template: "{{zzzz}} {{zzzz}}", messages: ["no page has a value 'zzzz'"]),
    ])
    func slots(slot: Slot) async throws {
        let built = try await SampleSite([
            "Content/site.yml": "title: T\ntheme: Mine\n",
            "Content/episodes/one.md": "---\ntitle: One\ndate: 2026-05-01\n---\n",
            "Themes/Mine/theme.yml": "name: Mine\n",
            "Themes/Mine/templates/page.mustache": "{{<layout}}{{$main}}\n\(slot.template)\n{{/main}}{{/layout}}\n",
            "Themes/Mine/templates/own.mustache": "{{xyzzyq}}\n",
            "Themes/Mine/words/de.yml": "ours: Unser\n",
        ]).build()
        let own = slot.template.contains("own") ? [] : ["no page has a value 'xyzzyq'"]
        let found = built.diagnostics.filter { $0.id == "template.unknown-slot" }
        #expect(found.map(\.message).sorted() == (slot.messages + own).sorted())
    }
}
