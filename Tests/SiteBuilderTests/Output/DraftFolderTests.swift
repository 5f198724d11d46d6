import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The pages of a first build lie where they are published from, and the site is the one that any other build makes.
@Suite struct DraftFolderTests {
    let sample: SampleSite
    var folder: TemporaryFolder { sample.folder }

    init() throws {
        sample = try SampleSite(content: [
            "episodes/a.md": episode("A", body: "Text of A."), "episodes/b.md": episode("B"), "media/c.txt": "C",
        ])
    }

    private func output(_ name: String) throws -> OutputFolder {
        try OutputFolder(folder(name), site: folder.path, inputs: [folder("Content")], home: nil)
    }

    /// Builds into a draft and publishes it.
    private func buildInto(_ draft: DraftFolder, _ output: OutputFolder) async throws -> Publication {
        var site = sample.site
        site.options.draft = draft
        return try await site.build().output.publish(draft, to: output, jobs: 2)
    }

    private var namesBeside: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") } }
    }

    @Test func makesTheSameSite() async throws {
        let (plain, drafted) = (try output("plain"), try output("drafted"))
        let publication = try await sample.build().output.publish(to: plain, jobs: 2)
        let draft = DraftFolder(of: drafted)
        #expect(try await buildInto(draft, drafted) == publication)
        draft.discard()
        #expect(try folder.contents("drafted") == folder.contents("plain"))
        #expect(try namesBeside == [])
    }

    /// When an author removes the output of a large site, its twin stays behind.
    @Test func takesNothingFromASiteThatWasRemoved() async throws {
        let (plain, drafted) = (try output("plain"), try output("drafted"))
        _ = try await sample.build().output.publish(to: plain, jobs: 2)
        try folder.add([
            ".drafted.sitegen-twin/\(OwnFolder.mark)": "", ".drafted.sitegen-twin/site/index.html": "old",
            ".drafted.sitegen-twin/site/stale/index.html": "old",
        ])
        let draft = DraftFolder(of: drafted)
        _ = try await buildInto(draft, drafted)
        draft.discard()
        #expect(try folder.contents("drafted") == folder.contents("plain"))
        #expect(try namesBeside == [])
    }

    /// Not even the time of a folder.
    @Test func touchesNothingWhenTheContentIsWrong() async throws {
        try folder.add(["Content/episodes/wrong.md": "---\ntitle: Wrong\ndate: 2026-02-30\n---\n"])
        let before = try FileStatus(of: folder.path)
        let draft = DraftFolder(of: try output("out"))
        var site = sample.site
        site.options.draft = draft
        await #expect(throws: BuildFailure.self) { _ = try await site.build() }
        draft.discard()
        #expect(try FileStatus(of: folder.path) == before)
    }

    /// Every page is in its place before anything is published.
    @Test func holdsPagesWhereTheyArePublishedFrom() async throws {
        let output = try output("out")
        let draft = DraftFolder(of: output)
        defer { draft.discard() }
        var site = sample.site
        site.options.draft = draft
        let built = try await site.build()
        let pages = built.output.files.filter { $0.mediaType == .html }
        #expect(pages.count >= 4)
        let staged = try folder.contents(".out.sitegen-staging/site")
        for page in pages {
            guard case .drafted(let file) = page.contents else {
                Issue.record("\(page.path) is not in the draft")
                continue
            }
            let text = try #require(staged[page.path.text])
            #expect(text.utf8.count == file.count && page.contents.bytes == Array(text.utf8))
        }
        #expect(try folder.contents("out").isEmpty)
    }

    @Test func leavesNothingWhenItIsDiscarded() async throws {
        let draft = try #require(try DraftFolder(of: output("new/out")).begun())
        let path = try #require(OutputPath("a/b/index.html"))
        #expect(draft.write([1, 2], ContentDigest([1, 2]), at: path)?.count == 2)
        draft.discard()
        #expect(!FileStatus.exists(folder("new")))
    }

    /// What hosts and repositories keep in the folder.
    @Test func keepsWhatIsInTheFolder() async throws {
        try folder.add(["out/CNAME": "example.com", "out/.git/HEAD": "mine"])
        let output = try output("out")
        let draft = DraftFolder(of: output)
        var site = sample.site
        site.options.draft = draft
        let built = try await site.build()
        // Also what comes while it is made.
        try folder.add(["out/.nojekyll": "", "out/episodes/notes.txt": "mine"])
        _ = try await built.output.publish(draft, to: output, jobs: 2)
        draft.discard()
        let contents = try folder.contents("out")
        #expect(contents["CNAME"] == "example.com" && contents[".git/HEAD"] == "mine")
        #expect(contents[".nojekyll"] == "" && contents["episodes/notes.txt"] == "mine")
        #expect(contents["episodes/a/index.html"] != nil)
    }

    /// A page that somebody else's file is in the way of is no page's fault: nothing is published.
    @Test func doesNotWriteOverWhatComesMeanwhile() async throws {
        let output = try output("out")
        let draft = DraftFolder(of: output)
        try folder.add(["out/episodes/a/index.html": "mine"])
        await #expect(throws: BuildFailure.self) { _ = try await buildInto(draft, output) }
        draft.discard()
        #expect(try folder.contents("out") == ["episodes/a/index.html": "mine"])
    }

    @Test func isForTheFirstSiteAlone() async throws {
        let output = try output("out")
        _ = try await sample.build().output.publish(to: output, jobs: 2)
        let draft = try DraftFolder(of: output).begun()
        #expect(draft == nil)
    }

    @Test func keepsOtherBuildsOut() async throws {
        let output = try output("out")
        let draft = try #require(try DraftFolder(of: output).begun())
        defer { draft.discard() }
        #expect(throws: BuildFailure.self) { _ = try DraftFolder(of: output).begun() }
        let built = try await sample.build()
        await #expect(throws: BuildFailure.self) { try await built.output.publish(to: output, jobs: 2) }
    }

    /// Two pages of one place, and one where another needs a folder: that is said later, of both.
    @Test func takesEachPlaceOnce() throws {
        let draft = try #require(try DraftFolder(of: output("out")).begun())
        defer { draft.discard() }
        let path = try #require(OutputPath("a/index.html"))
        #expect(draft.write([1], ContentDigest([1]), at: path) != nil)
        #expect(draft.write([2], ContentDigest([2]), at: path) == nil)
        #expect(draft.write([3], ContentDigest([3]), at: try #require(OutputPath("a/index.html/index.html"))) == nil)
        #expect(try folder.contents(".out.sitegen-staging/site")["a/index.html"] == "\u{1}")
    }
}
