import SiteEpisodes
import SiteFileSystem
import SitePublication
import TestSupport
import Testing

@testable import SiteBuilder

/// Pages are stored on disk and read back unchanged.
@Suite struct SpoolTests {
    private func withSpool(_ body: (Spool, TemporaryFolder) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let spool = try #require(Spool(in: folder.path))
        try await body(spool, folder)
    }

    @Test func givesBackWhatItTook() async throws {
        try await withSpool { spool, _ in
            let texts = (1..<200).map { number in [UInt8](repeating: UInt8(number), count: 4096 + number * 97) }
            let taken = await texts.concurrentMap(jobs: 8) { spool.take($0) }
            for (text, contents) in zip(texts, taken) {
                guard case .spooled? = contents else {
                    Issue.record("\(text.count) bytes stay in memory")
                    continue
                }
                #expect(contents?.count == text.count)
                #expect(contents?.bytes == text)
            }
        }
    }

    @Test(arguments: [4096, 262_145, 3_000_001]) func isPublishedAsItWas(count: Int) async throws {
        try await withSpool { spool, folder in
            let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 % 251) }
            _ = spool.take([UInt8](repeating: 9, count: 5000))
            let contents = try #require(spool.take(text))
            let file = OutputFile(try #require(OutputPath("feed.xml")), contents, from: OutputSource(path: "x"))
            let output = try OutputFolder(folder("out"), site: folder("site"), inputs: [], home: nil)
            _ = try await OutputSet([file]).publish(to: output, jobs: 1)
            let isSame = try fileBytes(folder("out/feed.xml")) == text
            #expect(isSame)
        }
    }

    @Test func leavesNoNameBehind() async throws {
        try await withSpool { spool, folder in
            _ = spool.take([UInt8](repeating: 1, count: 5000))
            let names = try folder.contents()
            #expect(names.isEmpty)
        }
    }

    @Test func isNotThereWhereNothingCanBeWritten() throws {
        #expect(Spool(in: try TemporaryFolder().path + "/missing") == nil)
    }

    /// The files and diagnostics are the same, whether pages were stored in memory or on disk.
    @Test func changesNoByteOfASite() async throws {
        let folder = try TemporaryFolder()
        let sample = try SampleSite(content: [
            "site.yml": "title: A show\nbaseURL: https://example.com/\n",
            "episodes/a.md": episode("A") + "\n\n[Nowhere](missing.md) and [there](b.md).\n",
            "episodes/b.md": episode("B") + "\r\n\r\n## Part\n\n<div>\n", "pages/b.md": "# B\n\nText.\n",
        ])
        let inMemory = try await sample.build()
        var site = sample.site
        site.options.spoolFolder = folder.path
        let spooled = try await site.build()
        #expect(!inMemory.diagnostics.isEmpty)
        #expect(inMemory.diagnostics == spooled.diagnostics)
        #expect(inMemory.output.files.map(\.path) == spooled.output.files.map(\.path))
        for (left, right) in zip(inMemory.output.files, spooled.output.files) {
            #expect(left.contents.bytes == right.contents.bytes, "\(left.path)")
        }
        let home = try #require(spooled.output.files.first { $0.path.text == "index.html" })
        if case .bytes = home.contents { Issue.record("\(home.path) stays in memory") }
    }
}
