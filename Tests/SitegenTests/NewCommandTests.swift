import Foundation
import TestSupport
import Testing

/// `new site` and `new episode`: the new files build without a diagnostic.
@Suite(.serialized, .timeLimit(.minutes(4))) struct NewCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String..., in path: String = "") async throws -> ProgramRun {
        try await Sitegen.run(arguments, in: folder(path), environment: ["SOURCE_DATE_EPOCH": "1800000000"])
    }

    @Test func aNewSiteBuildsCleanly() async throws {
        let new = try await run("new", "site", "grid-talk", "--timezone", "Europe/Amsterdam")
        #expect(new.exitCode == 0 && new.errors.isEmpty, "\(new.errors)")
        #expect(new.output.hasSuffix("Made 5 files. Next: sitegen serve grid-talk --open\n"))
        let settings = try folder.contents()["grid-talk/Content/site.yml"]
        #expect(
            settings?.contains("\ntitle: Grid talk\n") == true
                && settings?.contains("\ntimezone: Europe/Amsterdam\n") == true)

        for arguments in [
            ["build", "--strict"], ["check", "--strict"], ["build", "--strict", "--base-url", "https://example.com/"],
        ] {
            let run = try await Sitegen.run(
                arguments + ["grid-talk", "--quiet"], in: folder.path, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
            #expect(run.exitCode == 0 && run.errors.isEmpty, "\(arguments): \(run.errors)")
        }
        let pages = try folder.contents("grid-talk/Output")
        #expect(pages["index.html"]?.contains("Hello") == true)
        #expect(pages["episodes/001-hello/index.html"]?.contains("2027-01-15") == true)
    }

    @Test(arguments: [("podcast", 9), ("course", 8), ("photos", 18)])
    func sitesOfAKind(kind: String, files: Int) async throws {
        let new = try await run("new", "site", "show", "--" + kind, "--timezone", "UTC")
        #expect(new.exitCode == 0 && new.errors.isEmpty, "\(new.errors)")
        #expect(new.output.hasSuffix("Made \(files) files. Next: sitegen serve show --open\n"))
        for arguments in [
            ["build", "--strict"], ["check", "--strict"], ["build", "--strict", "--base-url", "https://example.com/"],
        ] {
            let run = try await Sitegen.run(
                arguments + ["show", "--quiet"], in: folder.path, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
            #expect(run.exitCode == 0 && run.errors.isEmpty, "\(arguments): \(run.errors)")
        }
        let page = try folder.contents("show/Output")["index.html"] ?? ""
        let shown = ["podcast": "<audio", "course": "Look back", "photos": "albums/shore/"]
        #expect(page.contains(shown[kind] ?? ""), "\(page)")
        #expect(!page.contains("{{") && !page.contains("base64"))
    }

    @Test func namesOfAnyKindBuild() async throws {
        for title in ["Rows: and \"gaps\" # 1", "'", "2.10", "- x", "行 🚀"] {
            let new = try await run("new", "site", "show", "--title=" + title, "--timezone", "UTC")
            #expect(new.exitCode == 0, "\(new.errors)")
            let built = try await run("build", "show", "--strict", "--quiet")
            #expect(built.exitCode == 0 && built.errors.isEmpty, "\(built.errors)")
            try folder.remove("show")
        }
    }

    @Test func aFolderThatHoldsSomethingIsLeftAlone() async throws {
        try folder.add(["show/mine.txt": "mine", "show/Content/site.yml": "title: Mine\n"])
        let before = try FolderSnapshot(folder.path)
        let refused = try await run("new", "site", "show")
        #expect(refused.exitCode == 64)
        #expect(
            refused.errors == """
                error: the folder 'show' is not empty [usage.folder-not-empty]
                    hint: name a new folder, or use --force to add the missing files

                """)
        #expect(try FolderSnapshot(folder.path).differences(from: before) == [])

        #expect(try await run("init", "show", "--force").exitCode == 0)
        let files = try folder.contents("show")
        #expect(files["Content/site.yml"] == "title: Mine\n" && files["mine.txt"] == "mine")
        #expect(files["Content/episodes/001-hello.md"] != nil)
        #expect(try await run("new", "site", "show/mine.txt").exitCode == 64)
        #expect(try await run("new", "site", "other", "--timezone", "Mars/Olympus").exitCode == 64)
    }

    /// The existing files, the path of the new file, and its text for a title.
    static let manners: [(site: [String: String], path: String, text: String)] = [
        (
            ["001-rows.md": "---\ntitle: Rows\nnumber: 1\ndate: 2026-09-02\n---\n"],
            "Content/episodes/002-gaps-more.md",
            "---\ntitle: Gaps & more\nnumber: 2\ndate: 2027-01-15\ndescription: \"\"\n---\n"
        ),
        (
            [
                "s1/0041-a.markdown":
                    "+++\nTitle = \"A\"\nepisode = \"41\"\nseason = 3\npubDate = 2026-09-02T10:00:00Z\n+++\n",
                "0007-b.md": "---\ntitle: B\n---\n",
            ],
            "Content/episodes/s1/0042-gaps-more.markdown",
            "+++\nTitle = \"Gaps & more\"\nepisode = 42\nseason = 3\npubDate = 2027-01-15T09:00:00+01:00\ndescription = \"\"\n+++\n"
        ),
        (
            ["2026-09-02-a.md": "{\n  \"title\": \"A\",\n  \"date\": \"2026-09-02\"\n}\n"],
            "Content/episodes/2027-01-15-gaps-more.md",
            "{\n  \"title\": \"Gaps & more\",\n  \"date\": \"2027-01-15\",\n  \"description\": \"\"\n}\n"
        ),
        (
            ["rows.md": "---\ntitle: A\ndate: 2026-09-02\n---\n"], "Content/episodes/gaps-more.md",
            "---\ntitle: Gaps & more\ndate: 2027-01-15\ndescription: \"\"\n---\n"
        ),
        (
            [
                "009-a/index.md": "---\ntitle: A\ndate: 2026-09-02\n---\n",
                "_012-draft.md": "---\ntitle: D\ndraft: true\n---\n",
            ],
            "Content/episodes/013-gaps-more.md", "---\ntitle: Gaps & more\ndate: 2027-01-15\ndescription: \"\"\n---\n"
        ),
        (
            [
                "012-a/index.md": "---\ntitle: A\ndate: 2026-09-02\n---\n",
                "012-a/index.fa.md": "---\ntitle: B\ndate: 2026-09-03\n---\n",
            ],
            "Content/episodes/013-gaps-more.md", "---\ntitle: Gaps & more\ndate: 2027-01-15\ndescription: \"\"\n---\n"
        ),
    ]

    @Test(arguments: manners.indices) func episodesFollowTheLastOne(index: Int) async throws {
        let manner = Self.manners[index]
        try folder.add(["Content/site.yml": "timezone: Europe/Amsterdam\n"])
        for (name, text) in manner.site { try folder.add(["Content/episodes/" + name: text]) }
        let new = try await run("new", "episode", "Gaps & more")
        #expect(new.exitCode == 0 && new.output == manner.path + "\n", "\(new.errors)")
        #expect(try folder.contents()[manner.path] == manner.text)
        #expect(try await run("build").exitCode == 0)
    }

    @Test func aLedgerWantsAGUID() async throws {
        try folder.add([
            "Content/site.yml": "baseURL: https://example.com/\n",
            "Content/episodes/001-a.md": "---\ntitle: A\ndate: 2026-09-02\n---\n",
        ])
        #expect(try await run("new", "episode", "Two", "--now", "2026-12-24").exitCode == 0)
        #expect(try folder.contents()["Content/episodes/002-two.md"]?.contains("guid") == false)
        #expect(try await run("build").exitCode == 0)
        for title in ["Three", "Four"] { #expect(try await run("new", "episode", title).exitCode == 0) }
        let guids = try ["003-three", "004-four"].map { name in
            try folder.contents()["Content/episodes/\(name).md"]?.split(separator: "\n").first {
                $0.hasPrefix("guid: ")
            }
        }
        #expect(guids[0] != nil && guids[0] != guids[1])
        #expect(guids.allSatisfy { $0?.wholeMatch(of: #/guid: "?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"?/#) != nil })
        #expect(try await run("build", "--strict").exitCode == 0)
    }

    @Test func nothingIsWrittenOver() async throws {
        try folder.add(["Content/episodes/gaps.md": "---\ntitle: Gaps\ndate: 2026-09-02\n---\n"])
        let before = try FolderSnapshot(folder.path)
        let new = try await run("new", "episode", "Gaps")
        #expect(new.exitCode == 64)
        #expect(
            new.errors == """
                Content/episodes/gaps.md: error: this file already exists, so nothing was written [usage.file-exists]
                    hint: move it, or choose a different name

                """)
        #expect(try FolderSnapshot(folder.path).differences(from: before) == [])
        #expect(try await run("new", "episode", " ").exitCode == 64)
        #expect(try await run("new", "episode", "X", "--source", "nowhere").exitCode == 64)
    }

    @Test func aFolderOfEpisodesAloneGetsOneMore() async throws {
        try folder.add(["talks/01-a.md": "---\ntitle: A\ndate: 2026-09-02\n---\n"])
        let new = try await run("new", "episode", "B", "-s", "talks", "--draft")
        #expect(new.output == "talks/02-b.md\n", "\(new.errors)")
        #expect(try folder.contents()["talks/02-b.md"]?.contains("\ndraft: true\n") == true)
    }
}
