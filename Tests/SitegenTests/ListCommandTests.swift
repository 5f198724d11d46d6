import Foundation
import TestSupport
import Testing

/// Published, waiting and expired episodes: `sitegen list`, and the report of a build.
@Suite(.timeLimit(.minutes(10))) struct ListCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add([
            "Content/site.yml":
                "title: Grid talk\nbaseURL: https://example.com/show/\nfeeds: { ledger: false }\ntimezone: Europe/Berlin\n",
            "Content/episodes/001-rows.md": "---\ntitle: Rows\ndate: 2026-09-01\n---\nText.\n",
            "Content/episodes/002-gaps.md":
                "---\ntitle: Gaps, and; more\ndate: 2026-09-03 10:30\ndescription: What lies between\n---\nText.\n",
            "Content/episodes/003-later.md": "---\ntitle: Later\ndate: 2026-09-01\npublish: 2026-10-01\n---\nText.\n",
            "Content/episodes/_004-idea.md": "---\ntitle: Idea\ndate: 2026-12-01\n---\nText.\n",
            "Content/episodes/005-old.md": "---\ntitle: Old\ndate: 2026-01-01\nexpires: 2026-02-01\n---\nText.\n",
            "Content/about.md": "---\ntitle: About\ndraft: true\n---\nText.\n",
        ])
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await Sitegen.run(arguments + ["--now", "2026-09-02T10:00+02:00"], in: folder(""))
    }

    /// A distance is counted from `SOURCE_DATE_EPOCH`, or from the clock.
    @Test(arguments: [
        ("+0h", ["002", "003"]), ("+1d", ["002", "003"]), ("+25h", ["003"]), ("+2d", ["003"]), ("+9w", []),
        ("-1w", ["001", "002", "003"]),
    ])
    func distances(now: String, expected: [String]) async throws {
        // 2026-09-02T10:00+02:00
        let run = try await Sitegen.run(
            ["list", "future", "--now", now], in: folder(""), environment: ["SOURCE_DATE_EPOCH": "1788336000"])
        #expect(run.exitCode == 0, "\(run.errors)")
        let found = run.output.split(separator: "\n").compactMap { $0.firstMatch(of: #/episodes\/(\d{3})-/#) }
        #expect(Set(found.map { String($0.1) }) == Set(expected), "\(run.output)")
    }

    @Test(
        arguments: [
            (
                "drafts",
                [
                    "2026-12-01  Idea   /episodes/004-idea/  Content/episodes/_004-idea.md",
                    "-           About  /about/              Content/about.md",
                ]
            ),
            (
                "future",
                [
                    "2026-09-03 10:30 (in 1 d 30 min)  Gaps, and; more  /episodes/002-gaps/   "
                        + "Content/episodes/002-gaps.md",
                    "2026-10-01 (in 28 d 14 h)         Later            /episodes/003-later/  "
                        + "Content/episodes/003-later.md",
                ]
            ),
            ("expired", ["2026-02-01  Old  /episodes/005-old/  Content/episodes/005-old.md"]),
            ("published", ["2026-09-01  Rows  /episodes/001-rows/  Content/episodes/001-rows.md"]),
        ] as [(String, [String])])
    func lists(state: String, lines: [String]) async throws {
        let run = try await run("list", state)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").map(String.init) == lines)
    }

    @Test(arguments: [("drafts", 2), ("future", 2), ("expired", 1), ("published", 1)])
    func json(state: String, count: Int) async throws {
        let run = try await run("list", state, "--json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(report["now"] as? String == "2026-09-02T08:00:00Z")
        let entries = try #require(report["entries"] as? [[String: Any]])
        #expect(entries.count == count)
        if state == "future" {
            #expect(
                entries.map { $0["when"] as? String } == ["2026-09-03T10:30:00+02:00", "2026-10-01T00:00:00+02:00"])
            #expect(entries.first?["number"] as? String == "2" && entries.first?["kind"] as? String == "episode")
        }
    }

    @Test func calendar() async throws {
        let run = try await run("list", "future", "--calendar")
        #expect(run.exitCode == 0)
        let lines = run.output.components(separatedBy: "\r\n")
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.suffix(2) == ["END:VCALENDAR", ""])
        #expect(lines.filter { $0.hasPrefix("DTSTART") } == ["DTSTART:20260903T083000Z", "DTSTART:20260930T220000Z"])
        #expect(lines.contains("SUMMARY:Gaps\\, and\\; more"))
        #expect(lines.contains("DESCRIPTION:What lies between"))
        #expect(lines.contains("URL:https://example.com/show/episodes/002-gaps/"))
        #expect(lines.count { $0 == "DTSTAMP:20260902T080000Z" } == 2)
        #expect(!run.output.contains("Idea") && !run.output.contains("Rows"))
        #expect(try folder.contents("").keys.allSatisfy { $0.hasPrefix("Content/") })
    }

    @Test func aBuildSaysWhatItLeavesOutAndWhenThatGoesLive() async throws {
        let plain = try await run("build")
        #expect(plain.exitCode == 0)
        #expect(plain.output.contains("skipped: 1 draft, 2 future, 1 expired, 1 page, next in 1 d 30 min"))
        #expect(
            plain.errors == """
                Content/episodes/002-gaps.md: goes live 2026-09-03 10:30, in 1 d 30 min
                Content/episodes/003-later.md: goes live 2026-10-01, in 28 d 14 h

                """)
        let verbose = try await run("build", "--verbose")
        #expect(verbose.errors.contains("Content/episodes/_004-idea.md: a draft\n"))
        #expect(verbose.errors.contains("Content/episodes/005-old.md: expired 2026-02-01\n"))
        #expect(verbose.errors.contains("Content/about.md: a draft\n"))
        #expect(try await run("build", "--json").errors.isEmpty)
        #expect(try await run("build", "--quiet").errors.isEmpty)
        #expect(try folder.contents("Output").keys.contains { $0.hasSuffix(".ics") } == false)
    }

    @Test func nothingToList() async throws {
        try folder.remove("Content/episodes/005-old.md")
        let run = try await run("list", "expired")
        #expect(run.exitCode == 0 && run.output == "None: expired\n")
    }

    @Test(
        arguments: [
            (["list"], 64), (["list", "wibble"], 64), (["list", "drafts", "--calendar"], 64),
            (["list", "future", "--calendar", "--json"], 64), (["list", "--help"], 0),
            (["list", "drafts", "nowhere"], 64),
        ] as [([String], Int32)])
    func usage(arguments: [String], exitCode: Int32) async throws {
        #expect(try await Sitegen.run(arguments, in: folder("")).exitCode == exitCode)
    }
}
