import Foundation
import SiteBuilder
import SitePublication
import TestSupport
import Testing

/// Sites without a folder `Content`.
@Suite struct BareFolderTests {
    @Test(arguments: [
        ["001-rows.md": episode("Rows"), "cover.png": "x", "notes.txt": "x"],
        ["episodes/001-rows.md": episode("Rows"), "episodes/cover.png": "x", "episodes/notes.txt": "x"],
    ])
    func episodesAreFound(files: [String: String]) async throws {
        let built = try await SampleSite(files).build()
        #expect(built.counts.episodes == 1)
        #expect(
            built.paths.filter { $0.hasPrefix("episodes/") } == [
                "episodes/001-rows/index.html", "episodes/cover.png", "episodes/notes.txt",
            ])
    }

    @Test(arguments: ["Content/episodes/a.md", "episodes/a.md", "a.markdown"])
    func problemsAreNamedByThePathThatOpensTheFile(path: String) async throws {
        let sample = try SampleSite([path: "---\ntitle: A\ndate: 2026-05-01\nwibble: 1\n---\n"])
        let shown = try await sample.build().diagnostics.compactMap(\.path)
        #expect(shown == [sample.folder(path)])
    }

    @Test(arguments: [["episodes/001-rows.md": episode("Rows")], ["001-rows.md": episode("Rows")]])
    func outputInTheFolderIsNoContent(files: [String: String]) async throws {
        let sample = try SampleSite(files.merging(["Themes/Plain/styles/a.css": ".card { color: red }"]) { $1 })
        let first = try await sample.build()
        let folder = try Site.outputFolder(nil, of: sample.folder.path, home: nil)
        #expect(folder.location == sample.folder("Output"))
        _ = try await first.output.publish(to: folder, jobs: 1)
        #expect(try await sample.build().output.files == first.output.files)
        #expect(!first.paths.contains { $0.hasPrefix("Themes/") })
    }

    @Test func otherFoldersInItAreRefused() throws {
        let sample = try SampleSite(["episodes/001-rows.md": episode("Rows")])
        for path in ["public", "episodes/Output", ""] {
            let failure = #expect(throws: BuildFailure.self) {
                try Site.outputFolder(sample.folder(path), of: sample.folder.path, home: nil)
            }
            #expect(failure?.diagnostics.first?.id.hasPrefix("output.") == true)
        }
    }
}
