import Foundation
import TestSupport
import Testing

/// `sitegen why`: the sources of an output file, and the outputs of a source.
@Suite(.timeLimit(.minutes(10))) struct WhyCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add([
            "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/show/\n",
            "Content/episodes/rows.md": "---\ntitle: Rows\ndate: 2026-09-01\ntags: [css]\n---\nText.\n",
            "Content/episodes/gaps.md": "---\ntitle: Gaps\ndate: 2026-09-02\n---\nText.\n",
            "Content/tags/css.yml": "title: CSS\n",
        ])
    }

    private func why(_ arguments: String...) async throws -> ProgramRun {
        try await Sitegen.run(["why"] + arguments + ["--now", "2026-09-03"], in: folder(""))
    }

    @Test(arguments: ["tags/css/index.html", "/tags/css/"]) func aFileSaysWhatItIsMadeFrom(name: String) async throws {
        let run = try await why(name)
        #expect(run.exitCode == 0)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "tags/css/index.html is made from:")
        #expect(
            lines.dropFirst().prefix(2) == [
                "  a card                   Content/episodes/rows.md",
                "  a description of a name  Content/tags/css.yml",
            ])
        #expect(lines.contains("  a template               built-in Themes/Default/templates/term.mustache"))
        #expect(lines.last == "and from the order, addresses, names and texts of all content")
    }

    @Test func aSourceSaysWhatItGives() async throws {
        let run = try await why("Content/episodes/rows.md")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "Content/episodes/rows.md is used by:")
        #expect(lines.contains("  its text              episodes/rows/index.html"))
        #expect(lines.contains("  the previous episode  episodes/gaps/index.html"))
        #expect(lines.contains("  a card                tags/css/index.html"))
        #expect(lines.contains("  an item               feed.xml"))
        #expect(lines.last?.hasPrefix("and, like all content, by ") == true)
    }

    @Test func programsAreTold() async throws {
        let run = try await why("Content/tags/css.yml", "--json")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(answer["source"] as? String == "Content/tags/css.yml")
        let files = try #require(answer["gives"] as? [[String: String]])
        #expect(files.contains(["role": "definition", "path": "tags/css/index.html"]))
    }

    @Test func whatIsNotThereIsNamed() async throws {
        let run = try await why("Content/episodes/row.md")
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("did you mean 'Content/episodes/rows.md'?"))
    }
}
