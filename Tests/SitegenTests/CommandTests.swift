import Foundation
import TestSupport
import Testing

/// The whole program: its output, its files and its exit codes.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add([
            "show/Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/\n",
            "show/Content/episodes/001-rows.md": "---\ntitle: Rows\ndate: 2026-09-02\n---\nText.\n",
            "show/Content/episodes/002-gaps.md": "---\ntitle: Gaps\ndate: 2026-09-03\n---\nText.\n",
        ])
    }

    private func run(_ arguments: String..., in path: String = "") async throws -> ProgramRun {
        // The demo's dates are before this day.
        try await Sitegen.run(arguments, in: folder(path), environment: ["SOURCE_DATE_EPOCH": "1800000000"])
    }

    @Test func aFailedBuildLeavesTheLastGoodOne() async throws {
        #expect(try await run("build", "show").exitCode == 0)
        let good = try FolderSnapshot(folder("show/Output"))

        try folder.add(["show/Content/episodes/001-rows.md": "---\ntitle: Rows\ndate: 2026-02-30\n---\nNew text.\n"])
        #expect(try await run("build", "show").exitCode == 1)
        #expect(try FolderSnapshot(folder("show/Output")).differences(from: good) == [])

        try folder.remove("show/Content/episodes/001-rows.md")
        #expect(try await run("build", "show").exitCode == 0)
        let files = try folder.contents("show/Output").keys.filter { $0.hasPrefix("episodes/") }.sorted()
        #expect(files == ["episodes/002-gaps/index.html", "episodes/002-gaps/oembed.json"])
    }

    @Test func aSecondBuildWritesNothing() async throws {
        _ = try await run("build", "show")
        let first = try FolderSnapshot(folder("show/Output"))
        let second = try await run("build", "show", "-j", "1")
        #expect(second.output.contains("nothing changed"))
        #expect(try FolderSnapshot(folder("show/Output")).differences(from: first) == [])
    }

    @Test func whatIsSaidOfManyFilesIsPrintedAFewTimes() async throws {
        for number in 0..<9 {
            try folder.add(["show/Content/\(number).md": "---\ntitle: Page \(number)\nwibble: 1\n---\nText.\n"])
        }
        func count(_ run: ProgramRun) -> Int { run.errors.split(separator: "\n").count { $0.contains("unknown-key") } }
        let plain = try await run("build", "show")
        #expect(plain.exitCode == 0 && count(plain) == 3)
        #expect(plain.errors.contains("    and 6 more like this: see them with --verbose\n"))
        for option in ["--verbose", "--json"] {
            let all = try await run("build", "show", option)
            #expect(count(all) == 9 && !all.errors.contains("more like this"))
        }
        let strict = try await run("build", "show", "--strict")
        #expect(strict.exitCode == 1 && count(strict) == 3)
        let check = try await run("check", "show")
        #expect(check.exitCode == 4 && check.output.contains("9 warnings"))
    }

    @Test func warningsOfABuildThatSucceedsAreSeen() async throws {
        try folder.add(["show/Content/about.md": "---\ntitle: About\nwibble: 1\n---\n[x](gone.md)\n"])
        let plain = try await run("build", "show")
        #expect(plain.exitCode == 0)
        #expect(plain.errors.contains("[frontmatter.unknown-key]") && plain.errors.contains("[content.broken-link]"))
        #expect(plain.output.hasPrefix("Built 6 pages"))
        let quiet = try await run("build", "show", "--quiet")
        #expect(quiet.output.isEmpty && quiet.errors == plain.errors)
        let json = try await run("build", "show", "--json")
        #expect(json.output.isEmpty)
        for line in json.errors.split(separator: "\n") {
            let fields = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(fields["severity"] as? String == "warning")
            #expect(fields["path"] as? String == "show/Content/about.md")
        }
    }

    /// The first build says what an author who has moved a show in can act on. Later ones say what has changed.
    @Test func theFirstBuildEndsWithATable() async throws {
        try folder.add([
            "show/Content/site.yml": "title: Show\nkeys: { file: audio }\n",
            "show/Content/episodes/901.md":
                "---\ntitle: A\ndate: 2026-01-01\nfile: https://c.example/1.mp3\nmood: calm\naliases: /old/\n---\n",
            "show/Content/episodes/902.md": "---\ntitle: B\ndate: 2026-01-01\nfile: gone.mp3\nmood: wild\n---\n",
        ])
        let first = try await run("build", "show")
        let lines = first.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for expected in [
            "episodes with a recording 1", "recordings and other files missing 1", "old addresses kept 1",
            "file to audio 2 https://c.example/1.mp3", "mood 2 calm",
            "media.missing-file 1 show/Content/episodes/902.md:4",
        ] {
            #expect(lines.contains(expected), "\(first.output)")
        }
        #expect(lines.count <= 40)
        try folder.add(["show/Content/about.md": "---\ntitle: About\n---\n"])
        let second = try await run("build", "show")
        #expect(second.output.split(separator: "\n").count == 1)
        let other = try await run("build", "show", "--json", "-o", "show/other")
        let table = try #require(
            try JSONSerialization.jsonObject(with: Data(other.output.utf8)) as? [String: Any])
        #expect((table["counts"] as? [String: Int])?["old addresses kept"] == 1)
    }

    /// A file's path opens it from the working directory.
    @Test(
        arguments: [
            ("", ["build", "show"], "show/Content/about.md:3:1: "),
            ("", ["build", "./show/"], "show/Content/about.md:3:1: "),
            ("", ["build", "--source", "show"], "show/Content/about.md:3:1: "),
            ("show", ["build"], "Content/about.md:3:1: "),
            ("show", ["build", "."], "Content/about.md:3:1: "),
            ("other", ["build", "../show"], "../show/Content/about.md:3:1: "),
            ("show/Content", ["build", "-o", "../Output"], "about.md:3:1: "),
        ] as [(String, [String], String)])
    func pathsOfMessages(place: String, arguments: [String], prefix: String) async throws {
        try folder.add(["other/": "", "show/Content/about.md": "---\ntitle: About\nwibble: 1\n---\n"])
        let run = try await Sitegen.run(arguments, in: folder(place))
        #expect(run.exitCode == 0)
        #expect(run.errors.hasPrefix(prefix))
    }

    @Test func cleaningTakesBackWhatWasBuilt() async throws {
        let early = try await run("clean", "show")
        #expect(early.exitCode == 0)
        #expect(try folder.contents("show")["Output/"] == nil)
        _ = try await run("build", "show")
        try folder.add(["show/Output/CNAME": "example.com"])
        #expect(try await run("clean", "show").exitCode == 0)
        #expect(try folder.contents("show/Output").keys.sorted() == [".sitegen-manifest", "CNAME"])
    }

    @Test(
        arguments: [
            (["build", "--wibble"], 64), (["build", "--jobs", "0"], 64), (["build", "a", "-s", "b"], 64),
            (["build", "--now", "tomorrow"], 64), (["build", "--base-url", "example"], 64), (["wibble"], 64),
            (["build", "--now", "+1y"], 64), (["build", "--now", "+9999999d"], 64), (["build", "--now", "-"], 64),
            (["--help"], 0), ([], 0), (["build", "--help"], 0), (["--version"], 0), (["new"], 0), (["import"], 64),
            (["new", "site", "--help"], 0), (["new", "episode", "--help"], 0), (["import", "--help"], 0),
            (["serve", "--help"], 0), (["serve", "--allow-host", "http://show.example"], 64),
            (["init"], 64), (["new", "site"], 64), (["new", "episode", "Rows", "--now", "tomorrow"], 64),
        ] as [([String], Int32)])
    func usage(arguments: [String], exitCode: Int32) async throws {
        let run = try await Sitegen.run(arguments, in: folder(""))
        #expect(run.exitCode == exitCode)
        #expect(run.output.isEmpty == (exitCode != 0))
    }
}
