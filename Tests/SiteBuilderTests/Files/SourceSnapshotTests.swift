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

    /// Several rounds fall into one tick of the file system's clock, with size and time as before: only reading tells.
    @Test func aChangeWithinOneTickOfTheClockIsSeen() throws {
        var snapshot = snapshot()
        for round in 0..<200 {
            try site.add(["Content/a.md": String(1000 + round)])
            let differs = snapshot.refresh()
            #expect(differs, "round \(round)")
        }
    }

    @Test func allFoldersAreNamedForWatching() throws {
        #expect(Set(snapshot().folders) == [site("Content"), site("Content/b")])
    }
}
