import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct SourceSnapshotTests {
    let site: TemporaryFolder

    init() throws {
        site = try TemporaryFolder()
        try site.add(["Content/a.md": "one", "Content/b/c.md": "two", "Output/x": ""])
    }

    private func snapshot() -> SourceSnapshot {
        SourceSnapshot(of: [site("Content"), site("Themes")], site: site.path)
    }

    @Test func whatTheFilesHoldDecides() throws {
        var snapshot = snapshot()
        let steps: [(change: () throws -> Void, differs: Bool)] = [
            ({}, false),
            ({ try site.add(["Content/a.md": "one"]) }, false),
            ({ try site.add(["Content/a.md": "1ne"]) }, true),
            ({ try site.add(["Content/.a.md.swp": "x", "Content/a.md~": "x", "Output/y": ""]) }, false),
            ({ try site.add(["Content/d.md": ""]) }, true),
            ({ try site.remove("Content/d.md") }, true),
            ({ try site.add(["Content/empty/": ""]) }, false),
            ({ try FileManager.default.moveItem(atPath: site("Content/b"), toPath: site("Content/d")) }, true),
            ({ try site.add(["Themes/Plain/page.mustache": ""]) }, true),
            ({ try site.link("Content/link", to: "/etc/hostname") }, true),
            ({}, false),
        ]
        for (index, step) in steps.enumerated() {
            try step.change()
            let differs = snapshot.refresh()
            #expect(differs == step.differs, "step \(index)")
        }
    }

    /// Size and time are as before: only reading tells.
    @Test func aChangeWithinOneTickOfTheClockIsSeen() throws {
        let now = Date()
        try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: site("Content/a.md"))
        var snapshot = snapshot()
        try site.add(["Content/a.md": "two"])
        try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: site("Content/a.md"))
        let differs = snapshot.refresh()
        #expect(differs)
    }

    @Test func allFoldersAreNamedForWatching() throws {
        #expect(Set(snapshot().folders) == [site("Content"), site("Content/b")])
    }
}
