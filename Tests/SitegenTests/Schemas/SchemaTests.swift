import Foundation
import TestSupport
import Testing

/// The schemas for editors refuse what the readers refuse, and nothing else. check-jsonschema is the judge.
@Suite(.pythonReaders) struct SchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized.path()
    private static let layouts = root + "Tests/ThemingTests/Fixtures/WrongLayouts"

    /// Diagnostics about keys, kinds of values and words. The schemas refuse every file with one of them.
    private static let refused: Set<String> = [
        "check.unknown-budget", "frontmatter.unknown-key", "frontmatter.unknown-word", "frontmatter.wrong-type",
        "layout.invalid-dimension", "layout.invalid-length", "layout.invalid-range", "layout.invalid-size-class",
        "layout.unknown-key", "layout.wrong-type", "theme.bad-color", "theme.unknown-key",
    ]

    /// The schemas of a site, and the messages about the files of other sites.
    private static func judge(_ sites: [String], schemasOf site: String? = nil) async throws -> [String: [String]?] {
        let schemas = try TemporaryFolder()
        let run = try await Sitegen.run(["schema", "--output", schemas("")], in: site ?? schemas.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        return try await PythonTool.json(of: "judge-schemas.py", [schemas("")] + sites)
    }

    @Test func schemasAreValid() async throws {
        let schemas = try TemporaryFolder()
        _ = try await Sitegen.run(["schema", "--output", schemas("")], in: schemas.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: schemas.path)
        #expect(names.sorted() == ["front-matter", "layout", "listing", "site", "theme", "words"].map { $0 + ".json" })
        let problems: [String] = try await PythonTool.json(of: "judge-schemas.py", [schemas(""), "--metaschema"])
        #expect(problems == [])
    }

    /// The site of this project, its themes and those of the starters.
    @Test func rightSitesAreValid() async throws {
        let starters = try TemporaryFolder()
        for kind in [[], ["--podcast"], ["--course"], ["--photos"]] {
            let run = try await Sitegen.run(
                ["new", "site", "site" + kind.joined(), "--timezone", "UTC"] + kind, in: starters.path)
            #expect(run.exitCode == 0, "\(run.errors)")
        }
        let answers = try await Self.judge([
            Self.root + "Content", Self.root + "Themes", Self.root + "Tests/BrowserTests",
            Self.root + "Tests/SiteBuilderTests", Self.root + "Tests/ThemingTests/Fixtures/Layouts", starters.path,
        ])
        #expect(answers.count > 100)
        for (file, messages) in answers { #expect(messages == [], "\(file)") }
    }

    @Test func examplesOfTheManualAreValid() async throws {
        let schemas = try TemporaryFolder()
        _ = try await Sitegen.run(["schema", "--output", schemas("")], in: schemas.path)
        let folder = Self.root + "Content/manual/"
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
        let answers: [String: Bool] = try await PythonTool.json(
            of: "judge-schemas.py", [schemas(""), "--examples"] + pages.map { folder + $0 })
        #expect(answers.count > 30)
        #expect(answers.filter { !$0.value }.keys.sorted() == [])
    }

    /// `new site` names the schemas that it writes, and a build writes them again after they are lost or old.
    @Test func schemasStayUpToDate() async throws {
        let folder = try TemporaryFolder()
        _ = try await Sitegen.run(["new", "site", "show", "--course"], in: folder.path)
        let files = try folder.contents()
        for (path, schema) in [("site.yml", "site"), ("collections/first-steps.yml", "listing")] {
            let line = files["show/Content/" + path]?.prefix { $0 != "\n" }
            let name = try #require(line?.split(separator: "=").last)
            #expect(line?.hasPrefix("# yaml-language-server: $schema=") == true)
            let place = URL(filePath: folder("show/Content/" + path)).deletingLastPathComponent()
            let target = place.appending(path: name).standardized.path()
            #expect(target == folder("show/.sitegen/schemas/\(schema).json"))
            #expect(FileManager.default.fileExists(atPath: target))
        }
        let site = folder("show/.sitegen/schemas/site.json")
        let text = try #require(FileManager.default.contents(atPath: site))
        try Data("old".utf8).write(to: URL(filePath: site))
        try FileManager.default.removeItem(atPath: folder("show/.sitegen/schemas/theme.json"))
        let run = try await Sitegen.run(["build", "show"], in: folder.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(FileManager.default.contents(atPath: site) == text)
        #expect(FileManager.default.fileExists(atPath: folder("show/.sitegen/schemas/theme.json")))
    }

    /// A file with a diagnostic of ``refused`` is refused, and a file without any diagnostic is not.
    @Test func wrongSites() async throws {
        let answers = try await Self.judge([WrongSite.folder.path()])
        var count = 0
        for site in WrongSite.all {
            let expected = try #require(site.expected)
            let folder = WrongSite.folder.appending(path: site.name).path() + "/"
            for (file, messages) in answers where file.hasPrefix(folder) {
                let path = file.dropFirst(folder.count)
                let lines = expected.split(separator: "\n").filter { $0.hasPrefix(path + ":") }
                let ids = Set(lines.compactMap { $0.split(separator: "[").last?.dropLast() }.map(String.init))
                // A key in several files is reported once, so such a site does not say which files are right.
                let isRight = ids.isEmpty && !["unknown-key", "unread-recording"].contains { expected.contains($0) }
                if isRight { #expect(messages == [] || messages == .some(nil), "\(site.name): \(path)") }
                if !ids.isDisjoint(with: Self.refused) {
                    count += 1
                    #expect(messages != [], "\(site.name): \(path) \(ids)")
                }
            }
        }
        #expect(count >= 20)
    }

    @Test func wrongLayouts() async throws {
        let answers = try await Self.judge([Self.layouts])
        var count = 0
        for (file, messages) in answers {
            let record = try String(contentsOfFile: file.replacing(".yml", with: ".txt"), encoding: .utf8)
            // An empty file has no wrong key.
            let isRefused = Self.refused.contains { record.contains("[\($0)]") } && !file.hasSuffix("/nothing.yml")
            guard isRefused else { continue }
            count += 1
            #expect(messages != [], "\(file)")
        }
        #expect(count >= 10)
    }

    /// Keys of other tools that `site.yml` names are keys for editors too.
    @Test func foreignKeys() async throws {
        let site = try TemporaryFolder()
        try site.add([
            "Content/site.yml": "title: Show\nkeys: { file: audio, number: title, fold_er: tags }\n",
            "Content/episodes/001-a.md":
                "---\ntitle: A\ndate: 2026-09-02\nFILE: a.mp3\nnumber: Seven\nfolder: [a, b]\n---\n",
            "Content/episodes/002-b.md": "---\ntitle: A\ndate: 2026-09-02\nfile: { sorce: a.mp3 }\n---\n",
        ])
        let answers = try await Self.judge([site.path], schemasOf: site.path)
        let wrong = answers.filter { $0.value != [] }.keys.map { $0.split(separator: "/").last }
        #expect(wrong == ["002-b.md"])
    }

    /// Every key of front matter and of listings with values of all kinds: the schema refuses no value about which the
    /// reader says nothing.
    @Test func valuesOfAllKinds() async throws {
        let values = [
            "Word", "7", "-2.5", "true", "no", "false", "2026-09-02", "12:30", "https://example.com/", "[]", "{}", "''",
            "[Word, 7]", "['', ~]", "[[Word]]", "{ a: Word }", "{ Ada: { role: host } }",
            "{ url: https://example.com/ }",
            "{ src: a.vtt }", "{ name: Word, title: Word }", "{ src: a.mp3, typo: 1 }",
            "[{ start: 1:13, title: Word }]",
            "[{ line: Word, mood: glad }]", "{ 1:13: Word }", "[{ source: episodes }]", "[true, rss, ATOM]", "oldest",
            "1,204", "Full", "S07E07", "'[a, b]'",
        ]
        let site = try TemporaryFolder()
        let schemas = try TemporaryFolder()
        _ = try await Sitegen.run(["schema", "--output", schemas("")], in: site.path)
        var files = ["Content/site.yml": "title: Show\nsearch: false\nfeeds: { ledger: false }\n"]
        for (schema, folder) in [("front-matter", "episodes"), ("listing", "people")] {
            for (number, key) in try Self.keys(of: schemas(schema + ".json")).enumerated() {
                for (place, value) in values.enumerated() {
                    let path = "Content/\(folder)/k\(number)-\(place)"
                    if folder == "people" {
                        files[path + ".yml"] = "\(key): \(value)\n"
                    } else {
                        let title = key == "title" ? "" : "title: Word\n"
                        // Some keys count only without others, or beside a recording.
                        let date = ["date", "published"].contains(key) ? "" : "date: 2026-09-02\n"
                        let recording = ["bytes", "captions"].contains(key) ? "audio: https://example.com/a.mp3\n" : ""
                        files[path + ".md"] = "---\n\(title)\(date)\(recording)\(key): \(value)\n---\nText.\n"
                    }
                }
            }
        }
        try site.add(files)
        let run = try await Sitegen.run(["check", "--json", "--verbose"], in: site.path)
        struct Report: Decodable {
            var path: String?
            var id: String
        }
        let reports = (run.output + run.errors).split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Report.self, from: Data($0.utf8))
        }
        let ignored: Set<String> = [
            "listing.unused", "address.alias-taken", "frontmatter.missing-title", "frontmatter.missing-date",
        ]
        var ids: [String: Set<String>] = [:]
        for report in reports where !ignored.contains(report.id) {
            ids[report.path ?? "", default: []].insert(report.id)
        }
        #expect(ids.count > 300)
        var silent = 0
        for (file, messages) in try await Self.judge([site.path]) {
            let path = "Content/" + file.split(separator: "/Content/")[1]
            // The reader takes a list as the address of the home page, and words of a transcript for no captions.
            let isOdd = ["\nurl: [Word, 7]", "\ncaptions: [{ line"].contains { files[path]?.contains($0) ?? false }
            guard ids[path] == nil, !isOdd else { continue }
            silent += 1
            #expect(messages == [], "\(files[path] ?? "")")
        }
        #expect(silent > 500)
    }

    private static func keys(of schema: String) throws -> [String] {
        struct Root: Decodable { var definitions: [String: Table] }
        struct Table: Decodable { var properties: [String: Reference]? }
        struct Reference: Decodable {}
        let root = try JSONDecoder().decode(Root.self, from: Data(contentsOf: URL(filePath: schema)))
        let table = try #require(root.definitions["frontMatter"] ?? root.definitions["listing"])
        return try #require(table.properties).keys.sorted()
    }
}
