import Foundation
import TestSupport
import Testing

/// A dry run says why pages are sent again.
@Suite(.timeLimit(.minutes(4))) struct DryRunTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["Content/site.yml": settings(footer: "Before")])
        for number in 1...70 { try addEpisode(number) }
    }

    private func settings(footer: String) -> String {
        """
        title: Show
        author: \(footer)
        deploy: { web: { rsync: "\(folder("target"))/" } }

        """
    }

    private func addEpisode(_ number: Int, text: String = "Text") throws {
        let fields = "title: Episode \(number)\ndate: 2026-01-01T10:\(10 + number % 50):00Z"
        try folder.add(["Content/episodes/\(number).md": "---\n\(fields)\n---\n\(text) \(number).\n"])
    }

    private func dryRun(_ arguments: String...) async throws -> String {
        let run = try await Sitegen.run(["deploy", "--dry-run"] + arguments, in: folder.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        return run.output
    }

    private func sample() async throws -> Answer.Pages {
        try JSONDecoder().decode(Answer.self, from: Data(try await dryRun("--json").utf8)).pages
    }

    @Test func commonPartsAreToldFromTexts() async throws {
        #expect(try await sample() == Answer.Pages(changed: 0, compared: 0, sameText: 0))
        let run = try await Sitegen.run(["deploy"], in: folder.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try await sample() == Answer.Pages(changed: 0, compared: 0, sameText: 0))
        try addEpisode(7, text: "Changed text")
        let one = try await sample()
        #expect(one.changed >= 1 && one.compared == one.changed && one.sameText < one.compared)
        try addEpisode(7)
        try folder.add(["Content/site.yml": settings(footer: "After")])
        let all = try await sample()
        #expect(all.changed > 70 && all.compared > 30 && all.compared <= 60 && all.sameText == all.compared)
        let words = "pages changed. In \(all.sameText) of \(all.compared) compared pages, only header, footer"
        #expect(try await dryRun().contains("\(all.changed) \(words)"))
    }

    private struct Answer: Decodable {
        struct Pages: Decodable, Equatable {
            var changed: Int
            var compared: Int
            var sameText: Int
        }

        let pages: Pages
    }
}
