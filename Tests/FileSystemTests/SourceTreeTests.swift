import Foundation
import SiteDiagnostics
import TestSupport
import Testing

@testable import SiteFileSystem

@Suite struct SourceTreeTests {
    let site: TemporaryFolder

    init() throws {
        site = try TemporaryFolder()
        try site.add(["Content/": ""])
    }

    var tree: SourceTree { SourceTree(site("Content"), shownAs: "Content", site: site.path) }

    @Test func filesComeInTheOrderOfTheirBytes() throws {
        try site.add([
            "Content/b/1.md": "", "Content/b-1.md": "", "Content/B.md": "", "Content/é.md": "", "Content/a b!.md": "",
            "Content/b/c/d/e.md": "",
        ])
        #expect(tree.paths == ["B.md", "a b!.md", "b-1.md", "b/1.md", "b/c/d/e.md", "é.md"])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func namesThatNobodyMeansToPublishArePassedOver() throws {
        try site.add([
            "Content/.DS_Store": "", "Content/.git/config": "", "Content/a.md~": "", "Content/#a.md#": "",
            "Content/Thumbs.db": "", "Content/.well-known/x": "", "Content/.nojekyll": "", "Content/a.md": "",
        ])
        #expect(tree.paths == [".nojekyll", ".well-known/x", "a.md"])
    }

    @Test func bytesOfEverySizeAreRead() throws {
        for size in [0, 1, 4095, 4096, 300_000] {
            let text = String(repeating: "x", count: size)
            try site.add(["Content/a": text])
            #expect(try tree.bytes(of: "a") == Array(text.utf8))
        }
    }

    /// Files of `/proc` and pipes report the size 0.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func sizeIsOnlyAHint() throws {
        #expect(try fileBytes("/proc/self/status").count > 100)
    }

    @Test func linksAreFollowedInsideTheSiteOnly() throws {
        let other = try TemporaryFolder()
        try other.add(["secret": ""])
        try site.add(["media/film.mp4": "", "Content/a.md": ""])
        try site.link("Content/media", to: "../media")
        try site.link("Content/b.md", to: "a.md")
        try site.link("Content/secret", to: other("secret"))
        try site.link("Content/gone", to: "nowhere")
        try site.link("Content/circle", to: ".")
        #expect(tree.paths == ["a.md", "b.md", "media/film.mp4"])
        #expect(
            tree.diagnostics.map { "\($0.path ?? ""): \($0.id)" } == [
                "Content/circle: content.link-in-circle", "Content/gone: io.unreadable",
                "Content/secret: content.link-leaves-site",
            ])
    }

    @Test func aSourceFolderThatIsALinkOutOfTheSiteIsRefused() throws {
        let other = try TemporaryFolder()
        try other.add(["secret": ""])
        try site.link("Elsewhere", to: other.path)
        let tree = SourceTree(site("Elsewhere"), shownAs: "Elsewhere", site: site.path)
        #expect(tree.paths.isEmpty)
        #expect(tree.diagnostics.map(\.id) == ["content.link-leaves-site"])
    }

    @Test func whatCannotBeAnAddressOrIsNoFileIsReported() throws {
        #expect(mkfifo(site("Content/pipe"), 0o644) == 0)
        let name: [UInt8] = Array(site("Content/caf").utf8) + [0xE9, 0]
        let file = name.withUnsafeBytes { open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_CREAT, 0o644) }
        #if !canImport(Darwin)  // whose file systems refuse such names
            #expect(file >= 0)
            #expect(
                tree.diagnostics.map(\.id) == ["content.name-not-utf8", "content.special-file"])
        #endif
        close(file)
        #expect(tree.paths.isEmpty)
        #expect(throws: Diagnostic.self) { try tree.bytes(of: "pipe") }
    }

    @Test func anUnreadableFileIsADiagnosticWithItsPath() throws {
        try site.add(["Content/a.md/": ""])
        let error = #expect(throws: Diagnostic.self) { try tree.bytes(of: "a.md") }
        #expect(error?.path == "Content/a.md")
        #expect(error?.id == "io.unreadable")
        #expect(error?.message == "cannot be read: it is a folder")
    }

    @Test func aFolderThatDoesNotExistHasNoFiles() {
        let tree = SourceTree(site("None"), shownAs: "None", site: site.path)
        #expect(tree.paths.isEmpty && tree.diagnostics.isEmpty)
    }
}
