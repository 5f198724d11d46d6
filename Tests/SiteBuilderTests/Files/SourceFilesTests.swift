import CompositionalLayout
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Texts that their files alone hold come back as they were, or are known not to.
@Suite struct SourceFilesTests {
    private static let words = "one\ntwo\nthree\n"

    /// A text that has been put aside, and the folder of its file.
    private func withText(_ body: (SourceText, SourceFiles, TemporaryFolder) throws -> Void) throws {
        let folder = try TemporaryFolder()
        try folder.add(["Content/a.md": Self.words])
        let tree = SourceTree(folder("Content"), shownAs: "Content", site: folder.path)
        let files = SourceFiles(tree)
        let text = try tree.text(of: "a.md", atMost: .max)
        files.putAside(text, at: "a.md")
        try body(text, files, folder)
    }

    @Test func readsTheFileAgain() throws {
        try withText { text, files, _ in
            #expect(text.bytes == Array(Self.words.utf8))
            #expect(text.line(2) == "two")
            #expect(text.position(at: 9) == SourcePosition(line: 3, column: 2))
            #expect(text == SourceText(path: "Content/a.md", text: Self.words))
            try files.check()
        }
    }

    @Test func holdsNothing() throws {
        try withText { text, _, folder in
            try folder.add(["Content/a.md": Self.words.uppercased()])
            #expect(text.bytes != Array(Self.words.utf8))
        }
    }

    /// As many bytes as there were, for who knows places in them.
    @Test func saysWhichFileIsAnother() throws {
        try withText { text, files, folder in
            try folder.add(["Content/a.md": "longer than what was there before"])
            try files.check()
            #expect(text.bytes == [UInt8](repeating: UInt8(ascii: " "), count: Self.words.utf8.count))
            let failure = #expect(throws: BuildFailure.self) { try files.check() }
            #expect(failure?.diagnostics.map(\.id) == ["content.touched"])
            #expect(failure?.diagnostics.map(\.path) == ["Content/a.md"])
        }
    }

    @Test func saysWhichFileIsGone() throws {
        try withText { text, files, folder in
            try folder.remove("Content/a.md")
            #expect(text.bytes.count == Self.words.utf8.count)
            let failure = #expect(throws: BuildFailure.self) { try files.check() }
            #expect(failure?.diagnostics.map(\.id) == ["io.unreadable"])
        }
    }

    /// The broken link is reported when pages are made, with its line, which is not there any more.
    @Test func aTextThatChangesMeanwhileEndsTheBuild() async throws {
        var sample = try SampleSite(content: ["episodes/a.md": episode("A", body: "[Nowhere](missing.md)")])
        let file = sample.folder("Content/episodes/a.md")
        sample.layouts["feed"] = { _ in
            // Asked of many widths, long after texts were read.
            if FileManager.default.contents(atPath: file)?.isEmpty == false {
                try? Data().write(to: URL(filePath: file))
            }
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))
            return LayoutSection(group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 1))
        }
        var site = sample.site
        site.options.spoolFolder = sample.folder.path
        site.options.largestTexts = 0
        let failure = await #expect(throws: BuildFailure.self) { try await site.build() }
        #expect(failure?.diagnostics.map(\.id) == ["content.touched"])
        #expect(failure?.diagnostics.map(\.path) == [file])
    }
}
