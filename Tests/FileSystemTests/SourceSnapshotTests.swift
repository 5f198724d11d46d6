import Foundation
import TestSupport
import Testing

@testable import SiteFileSystem

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
        let steps: [(change: () throws -> Void, difference: SourceDifference)] = [
            ({}, .none),
            ({ try site.add(["Content/a.md": "one"]) }, .none),
            ({ try site.add(["Content/a.md": "1ne"]) }, .contents([site("Content/a.md")])),
            (
                {
                    try site.add(["Content/.tmp": "tw0"])
                    rename(site("Content/.tmp"), site("Content/b/c.md"))
                    try site.add(["Content/a.md": "0ne"])
                }, .contents([site("Content/a.md"), site("Content/b/c.md")])
            ),
            ({ try site.add(["Content/a.md": "two", "Content/b/new.md": ""]) }, .anything),
            ({ try site.remove("Content/b/new.md") }, .anything),
            ({ try site.add(["Content/.a.md.swp": "x", "Content/a.md~": "x", "Output/y": ""]) }, .none),
            ({ try site.add(["Content/d.md": ""]) }, .anything),
            ({ try site.remove("Content/d.md") }, .anything),
            ({ try site.add(["Content/empty/": ""]) }, .none),
            ({ try FileManager.default.moveItem(atPath: site("Content/b"), toPath: site("Content/d")) }, .anything),
            ({ try site.add(["Themes/Plain/page.mustache": ""]) }, .anything),
            ({ try site.remove("Content/d") }, .anything),
            ({ try site.remove("Content/empty") }, .none),
            ({ try site.add(["Content/x": "one"]) }, .anything),
            (
                {
                    try site.remove("Content/x")
                    try site.add(["Content/x/": ""])
                }, .anything
            ),
            (
                {
                    try site.remove("Content/x")
                    try site.add(["Content/x": "two"])
                }, .anything
            ),
            ({ try site.remove("Themes") }, .anything),
            ({ try site.add(["Themes/": ""]) }, .none),
            ({ try site.link("Content/link", to: "/etc/hostname") }, .anything),
            ({}, .none),
            ({ try site.add(["Content/a.md": "linked beside"]) }, .anything),
            ({ try site.remove("Content/link") }, .anything),
            ({}, .none),
            ({ try site.link("Content/link", to: "../Output/x") }, .anything),
            ({ try site.add(["Output/x": "changed"]) }, .anything),
            ({}, .none),
        ]
        for (index, step) in steps.enumerated() {
            try step.change()
            let difference = snapshot.refresh()
            #expect(difference == step.difference, "step \(index)")
        }
    }

    /// Several changes within one tick of the file system's clock, with the same size and time. Only reading detects
    /// them.
    @Test func aChangeWithinOneTickOfTheClockIsSeen() throws {
        var snapshot = snapshot()
        for round in 0..<200 {
            try site.add(["Content/a.md": String(1000 + round)])
            let difference = snapshot.refresh()
            #expect(difference == .contents([site("Content/a.md")]), "round \(round)")
        }
    }

    /// Checking named files finds the same changes as a full check. A later full check finds none of them again.
    @Test func namedFilesAreLookedAtAlone() throws {
        var snapshot = snapshot()
        let (a, c) = (site("Content/a.md"), site("Content/b/c.md"))
        try site.add(["Content/a.md": "new", "Content/b/c.md": "new"])
        #expect(snapshot.refresh(filesAt: [c]) == [c])
        #expect(snapshot.refresh(filesAt: [c]) == [])
        #expect(snapshot.refresh() == .contents([a]))
        // Files outside the source folders, files that never existed, and ignored files.
        try site.add(["Output/x": "new", "Content/.a.md.swp": "x"])
        let others = ["Output/x", "Content/.a.md.swp", "Content/b/none.md"].map { site($0) }
        #expect(snapshot.refresh(filesAt: others) == [])
        #expect(snapshot.refresh() == .none)
    }

    @Test func whatIsMoreThanAChangedFileTakesAWholeLook() throws {
        var snapshot = snapshot()
        let a = site("Content/a.md")
        let steps: [(name: String, change: () throws -> Void, after: SourceDifference)] = [
            ("Content/new.md", { try site.add(["Content/new.md": "new"]) }, .anything),
            ("Content/new.md", { try site.remove("Content/new.md") }, .anything),
            ("Content/b/c.md", { try site.add(["Content/b/c.md": ""]) }, .contents([a, site("Content/b/c.md")])),
            ("Content/b", {}, .contents([a])),
            ("Content/d/e.md", { try site.add(["Content/d/e.md": ""]) }, .anything),
            ("Content", {}, .contents([a])),
            ("Themes", { try site.add(["Themes/x": ""]) }, .anything),
            (
                "Content/b/c.md",
                {
                    try site.remove("Content/b/c.md")
                    try site.link("Content/b/c.md", to: "../a.md")
                }, .anything
            ),
            // As long as links exist.
            ("Content/a.md", {}, .anything),
        ]
        for (round, step) in steps.enumerated() {
            try site.add(["Content/a.md": "round \(round)"])
            try step.change()
            // If one file needs a full check, no change is recorded for the others either.
            let named = snapshot.refresh(filesAt: [a, site(step.name)])
            #expect(named == nil, "\(round)")
            let difference = snapshot.refresh()
            #expect(difference == step.after, "\(round)")
        }
    }

    @Test func allFoldersAreNamedForWatching() throws {
        #expect(Set(snapshot().folders) == [site("Content"), site("Content/b")])
        var snapshot = snapshot()
        try site.add(["Content/empty/": ""])
        snapshot.refresh()
        #expect(Set(snapshot.folders) == [site("Content"), site("Content/b"), site("Content/empty")])
        // A linked file is changed through its target.
        try site.link("Content/link", to: "../Output/x")
        snapshot.refresh()
        #expect(snapshot.folders.contains(site("Output")))
    }
}
