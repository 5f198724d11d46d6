import Episodes
import TestSupport
import Testing

@testable import SiteBuilder

/// Pages wait on disk, and come back as they were.
@Suite struct SpoolTests {
    private func withSpool(_ body: (Spool, TemporaryFolder) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let spool = try #require(Spool(in: folder.path))
        try await body(spool, folder)
    }

    @Test func givesBackWhatItTook() async throws {
        try await withSpool { spool, _ in
            let texts = (0..<200).map { number in [UInt8](repeating: UInt8(number), count: number * 97) }
            let taken = await texts.concurrentMap(jobs: 8) { spool.append($0, ContentDigest($0)) }
            for (text, spooled) in zip(texts, taken) {
                let spooled = try #require(spooled)
                #expect(spooled.count == text.count)
                let bytes = try spooled.bytes
                #expect(bytes == text)
            }
        }
    }

    /// Much more than is written at once, the last of it not yet in the spool's file.
    @Test(arguments: [1, 262_144, 262_145, 3_000_001]) func isPublishedAsItWas(count: Int) async throws {
        try await withSpool { spool, folder in
            let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 % 251) }
            _ = spool.append([9, 9], ContentDigest([9, 9]))
            let spooled = try #require(spool.append(text, ContentDigest(text)))
            let file = OutputFile(
                try #require(OutputPath("feed.xml")), .spooled(spooled), from: OutputSource(path: "x"))
            let output = try OutputFolder(folder("out"), site: folder("site"), inputs: [], home: nil)
            _ = try await OutputSet([file]).publish(to: output, jobs: 1)
            let isSame = try fileBytes(folder("out/feed.xml")) == text
            #expect(isSame)
        }
    }

    @Test func leavesNoNameBehind() async throws {
        try await withSpool { spool, folder in
            _ = spool.append([1, 2, 3], ContentDigest([1, 2, 3]))
            let names = try folder.contents()
            #expect(names.isEmpty)
        }
    }

    @Test func isNotThereWhereNothingCanBeWritten() throws {
        let folder = try TemporaryFolder()
        #expect(Spool(in: folder.path + "/missing") == nil)
        #expect(PageStore().take(page: [1, 2], at: Address(file: "a.html")) == .bytes([1, 2]))
    }

    /// It has promised to give back what it took before it knew of that.
    @Test func keepsWhatTheDiskDoesNotTake() throws {
        let folder = try TemporaryFolder()
        try folder.add(["file": ""])
        let spool = Spool(try Descriptor.reading(folder("file")))
        let texts = (1...3).map { [UInt8](repeating: $0, count: 600_000) }
        let places = texts.map(spool.put)
        #expect(places == [0, 600_000, nil])
        for (text, place) in zip(texts, places.compactMap(\.self)) {
            let isSame = spool.bytes(at: place, count: text.count) == text
            #expect(isSame)
        }
        try spool.check()
    }

    /// What was made of a text that does not come back is not to be published.
    @Test func remembersThatItHasFailed() async throws {
        try await withSpool { spool, _ in
            let place = try #require(spool.put([1, 2, 3]))
            #expect(spool.bytes(at: place, count: 3) == [1, 2, 3])
            try spool.check()
            #expect(spool.bytes(at: place + 1, count: 3) == Array("   ".utf8))
            #expect(throws: SystemError.self) { try spool.check() }
        }
    }

    /// The same files and the same to say, whether pages waited in memory or on disk, and texts too.
    @Test(arguments: [nil, 0]) func changesNoByteOfASite(largestTexts: Int?) async throws {
        let folder = try TemporaryFolder()
        let sample = try SampleSite(content: [
            "site.yml": "title: A show\nbaseURL: https://example.com/\n",
            "episodes/a.md": episode("A") + "\n\n[Nowhere](missing.md) and [there](b.md).\n",
            "episodes/b.md": episode("B") + "\r\n\r\n## Part\n\n<div>\n", "pages/b.md": "# B\n\nText.\n",
            // A draft names files, so all texts are searched for their names.
            "episodes/c.md": "---\ntitle: C\ndraft: true\n---\n[Mine](../media/c.txt), [ours](../media/ac.txt)\n",
            "episodes/d.md": episode("D") + "\n\n[Ours](../media/ac.txt)\n", "media/c.txt": "c", "media/ac.txt": "ac",
        ])
        let inMemory = try await sample.build()
        var site = sample.site
        site.options.spoolFolder = folder.path
        if let largestTexts { site.options.largestTexts = largestTexts }
        let made = try await site.make()
        let spooled = made.built
        #expect((made.drawn.rendered.renderer.store.smallSpool != nil) == (largestTexts == 0))
        #expect(!inMemory.diagnostics.isEmpty)
        #expect(inMemory.diagnostics == spooled.diagnostics)
        #expect(inMemory.output.files.map(\.path) == spooled.output.files.map(\.path))
        #expect(spooled.output.files.filter(\.isCopied).map(\.path.text) == ["media/ac.txt"])
        for (left, right) in zip(inMemory.output.files, spooled.output.files) where !left.isCopied {
            #expect(left.contents.bytes == right.contents.bytes, "\(left.path)")
        }
        let pages = spooled.output.files.filter { $0.mediaType == .html && $0.path.text.hasSuffix("index.html") }
        #expect(!pages.isEmpty)
        for page in pages { if case .bytes = page.contents { Issue.record("\(page.path) stays in memory") } }
    }
}
