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
            ({ try site.remove("Content/d") }, true),
            ({ try site.remove("Content/empty") }, false),
            ({ try site.add(["Content/x": "one"]) }, true),
            (
                {
                    try site.remove("Content/x")
                    try site.add(["Content/x/": ""])
                }, true
            ),
            (
                {
                    try site.remove("Content/x")
                    try site.add(["Content/x": "two"])
                }, true
            ),
            ({ try site.remove("Themes") }, true),
            ({ try site.add(["Themes/": ""]) }, false),
            ({ try site.link("Content/link", to: "/etc/hostname") }, true),
            ({}, false),
            ({ try site.add(["Content/a.md": "linked beside"]) }, true),
            ({ try site.remove("Content/link") }, true),
            ({}, false),
            ({ try site.link("Content/link", to: "../Output/x") }, true),
            ({ try site.add(["Output/x": "changed"]) }, true),
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
        var snapshot = snapshot()
        try site.add(["Content/empty/": ""])
        snapshot.refresh()
        #expect(Set(snapshot.folders) == [site("Content"), site("Content/b"), site("Content/empty")])
        // A linked file is changed where it lies.
        try site.link("Content/link", to: "../Output/x")
        snapshot.refresh()
        #expect(snapshot.folders.contains(site("Output")))
    }
}
