import Foundation
import TestSupport
import Testing

/// `sitegen explain`, and the page of the manual that it reads.
@Suite struct ExplainCommandTests {
    private static let checkout = URL(filePath: #filePath).appending(path: "../../..").standardized

    private static let page = checkout.appending(path: "Content/manual/messages.md")

    private static func explain(_ arguments: String...) async throws -> ProgramRun {
        try await Sitegen.run(["explain"] + arguments, in: checkout.path())
    }

    @Test func anEntryHasMeaningRemedyAndExample() async throws {
        let run = try await Self.explain("yaml.lost-text")
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("yaml.lost-text\n\nA `#` after a space begins a comment"))
        #expect(run.output.contains("\nRemedy: Put the value in quotes"))
        #expect(run.output.contains("\nExample:\n  Content/episodes/001-rows.md:2:40: warning: "))
    }

    @Test func anUnknownIDIsAnError() async throws {
        let run = try await Self.explain("yaml.lost-txt")
        #expect(run.exitCode == 64 && run.output.isEmpty)
        #expect(run.errors.contains("(did you mean 'yaml.lost-text'?) [usage.unknown-message]"))
        #expect(try await Self.explain("--all", "yaml.lost-text").exitCode == 64)
    }

    @Test func allEntriesHaveMeaningAndRemedy() async throws {
        let ids = try await Self.explain().output.split(separator: "\n").map(String.init)
        #expect(ids == ids.sorted())
        let all = try await Self.explain("--all").output
        for id in ids {
            #expect(all.contains(try Regex("(^|\n)\(id)\n\n[A-Za-z`].+\n\nRemedy: [A-Z`]")), "\(id)")
        }
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        var subjects: [Substring] = []
        for match in page.matches(of: /\n##(?: ([a-z]+)|# `([a-z]+)\.[a-z0-9-]+`)\n/) {
            if let subject = match.1 { subjects.append(subject) } else { #expect(match.2 == subjects.last) }
        }
        #expect(subjects == Set(subjects).sorted())
    }

    @Test func everyMessageHasAnEntry() async throws {
        let ids = Set(try await Self.explain().output.split(separator: "\n").map(String.init))
        let used = try Self.usedIDs(subjects: Set(ids.map { $0.prefix { $0 != "." } }))
        #expect(used.count >= 250)
        #expect(used.subtracting(ids).sorted() == [], "used in Sources, and not explained")
        #expect(ids.subtracting(used).sorted() == [], "explained, and not used")
    }

    /// Examples are messages of wrong sites. With `SITEGEN_RECORD=1` they are written anew, and the test fails once.
    @Test func examplesAreRealMessages() async throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let answers = Self.answers()
        var written = ""
        for part in ("\n" + page).split(separator: "\n##", omittingEmptySubsequences: false) {
            let text = part.prefix(upTo: part.firstRange(of: "\n\n```text")?.lowerBound ?? part.endIndex)
            let id = part.firstMatch(of: /^# `([a-z0-9.-]+)`/)?.1
            let example = id.flatMap { Self.example(of: String($0), in: answers) }
            let body = text.reversed().drop { $0 == "\n" }.reversed()
            written += String(body) + (example.map { "\n\n```text\n\($0)\n```\n" } ?? "\n") + "\n##"
        }
        written = String(written.dropFirst().dropLast("\n##".count))
        if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] != nil {
            try written.write(to: Self.page, atomically: true, encoding: .utf8)
            Issue.record("recorded the examples anew: read them")
        } else {
            #expect(page == written)
        }
    }

    // MARK: Messages of the tests

    private static func answers() -> [String] {
        let layouts = checkout.appending(path: "Tests/ThemingTests/Fixtures/WrongLayouts")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: layouts.path())) ?? []
        let wrongLayouts = names.filter { $0.hasSuffix(".txt") }.sorted().compactMap {
            try? String(contentsOf: layouts.appending(path: $0), encoding: .utf8)
        }
        return WrongSite.all.compactMap(\.expected) + wrongLayouts
    }

    /// The first message with this id, with the lines below it.
    private static func example(of id: String, in answers: [String]) -> String? {
        for answer in answers {
            let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
            guard let start = lines.firstIndex(where: { $0.hasSuffix("[\(id)]") }) else { continue }
            let rest = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
            return ([lines[start]] + rest).map { $0.count <= 200 ? String($0) : $0.prefix(199) + "…" }
                .joined(separator: "\n")
        }
        return nil
    }

    // MARK: Messages of the sources

    /// Words with a hyphen in these files are ids, with this word before them.
    private static let composed = [
        "layout": ["SiteTheming/Layouts/", "LayoutInspection/Findings/ProblemSentences"],
        "feed": ["SitePublishing/Rules/"], "ledger": ["SitePublishing/Ledger/LedgerReview"],
        "markdown": ["SiteMarkdown/Body/CMark/MarkdownExcess", "SiteMarkdown/Body/LostReferences"],
        "output": ["SitePublication/OutputRefusal"],
    ]

    /// - Parameter subjects: first words of ids.
    private static func usedIDs(subjects: Set<Substring>) throws -> Set<String> {
        let sources = checkout.appending(path: "Sources")
        // Made of the reason that a date cannot be read for.
        var used: Set = ["date.ambiguous", "date.impossible", "date.unreadable"]
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path()) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            for match in text.matches(of: /(id: )?"([a-z]+)\.([a-z]+(?:-[a-z0-9]+)*)"/) {
                let isFile = ["yml", "yaml", "json", "xml", "html", "htm", "md", "webmanifest"].contains(match.3)
                if !isFile, match.1 != nil || subjects.contains(match.2) { used.insert("\(match.2).\(match.3)") }
            }
            for (subject, places) in composed where places.contains(where: path.hasPrefix) {
                used.formUnion(text.matches(of: /"([a-z]+(?:-[a-z0-9]+)+)"/).map { "\(subject).\($0.1)" })
            }
        }
        return used
    }
}
