import CompositionalLayout
import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import TestSupport
import Testing

@testable import SiteBuilder

/// A build without changes does nothing; any other build does its work.
@Suite struct LastBuildTests {
    private static func site() throws -> RememberedSite {
        try RememberedSite(content: [
            "episodes/a.md": episode("Alpha", "tags: [css]", body: "One."),
            "episodes/b.md": episode("Beta", body: "Two."),
            "media/note.txt": "Hello\n",
        ])
    }

    @Test func nothingIsDoneTwice() async throws {
        let site = try Self.site()
        #expect(try await !site.isUnchanged())
        try await site.build()
        #expect(try await site.isUnchanged())
    }

    @Test func whatWasReportedIsKnown() async throws {
        let site = try RememberedSite(content: ["episodes/a.md": episode("Alpha", body: "[gone](b.md)")])
        let built = try await site.site.build()
        try await site.build()
        let report = try #require(try await site.report())
        #expect(report.diagnostics == built.diagnostics)
        #expect(report.diagnostics.map(\.id) == ["content.broken-link"])
        #expect(report.counts == built.counts)
    }

    /// Changes to a site between two builds.
    static let changes: [(String, @Sendable (TemporaryFolder) throws -> Void)] = [
        (
            "a text of the same length",
            { try $0.add(["Content/episodes/a.md": episode("Alphb", "tags: [css]", body: "One.")]) }
        ),
        ("a new file", { try $0.add(["Content/episodes/c.md": episode("Gamma")]) }),
        ("a file less", { try $0.remove("Content/episodes/b.md") }),
        (
            "another name",
            {
                try FileManager.default.moveItem(
                    atPath: $0("Content/media/note.txt"), toPath: $0("Content/media/word.txt"))
            }
        ),
        ("settings", { try $0.add(["Content/site.yml": "title: Other\n"]) }),
        ("a theme of its own", { try $0.add(["Themes/Default/theme.yml": "name: Mine\n"]) }),
        ("an asset", { try $0.add(["Content/media/note.txt": "Hallo\n"]) }),
        ("a page that somebody wrote into", { try $0.add(["Output/index.html": "mine"]) }),
        ("a page that somebody removed", { try $0.remove("Output/index.html") }),
        ("no output", { try $0.remove("Output") }),
        ("no ledger", { try $0.remove("Content/episodes.lock") }),
        ("no cache", { try $0.remove(".sitegen/builds") }),
    ]

    @Test(arguments: changes.indices) func everyChangeIsNoticed(index: Int) async throws {
        let site = try Self.site()
        // The ledger exists from the second build on.
        try site.sample.folder.add(["Content/episodes.lock": ""])
        try await site.build()
        try #require(try await site.isUnchanged())
        try Self.changes[index].1(site.sample.folder)
        #expect(try await !site.isUnchanged(), "\(Self.changes[index].0)")
    }

    /// Every page is rendered, but unchanged pages are not written.
    @Test func anEditWritesWhatDiffers() async throws {
        let site = try Self.site()
        try await site.build()
        try site.sample.folder.add(["Content/episodes/b.md": episode("Beta", "summary: Short.", body: "Two.")])
        try await site.build()
        let before = try pages(of: site)
        try site.sample.folder.add(["Content/episodes/b.md": episode("Beta", "summary: Short.", body: "Three.")])
        try #require(try await site.build() != nil)
        let written = try pages(of: site).filter { before[$0] != $1 }
        #expect(Array(written.keys) == ["episodes/b/index.html"])
        #expect(try await site.site.verify(site.output()).isEmpty)
        #expect(try await site.isUnchanged())
    }

    /// The identity of each page's file by path.
    private func pages(of site: RememberedSite) throws -> [String: FileStatus.Identity] {
        let folder = site.sample.folder("Output")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".html") }
        return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try FileStatus(of: folder + "/" + $0).identity) })
    }

    /// The site is correct, even if the stored state is damaged.
    @Test(arguments: [0, 1, 20, 100, -1]) func theRecordMayBeDamaged(place: Int) async throws {
        let site = try Self.site()
        try await site.build()
        let folder = site.sample.folder(".sitegen/builds")
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        var bytes = try fileBytes(folder + "/" + name)
        if place < 0 { bytes.removeLast() } else { bytes[place] ^= 1 }
        try writeWhole(bytes, to: folder + "/" + name)
        try site.sample.folder.add(["Content/episodes/b.md": episode("Beta", body: "Other words.")])
        #expect(try await site.build() != nil)
        #expect(try await site.site.verify(site.output()).isEmpty)
    }

    @Test func whatTheBuildItselfWroteIsNoChange() async throws {
        var site = try Self.site()
        site.sample.rules.now = Instant(secondsSince1970: 1_790_000_000)
        try site.sample.folder.add(["Content/episodes.lock": ""])
        try await site.build()
        #expect(FileManager.default.contents(atPath: site.sample.folder("Content/episodes.lock"))?.isEmpty == false)
        #expect(try await site.isUnchanged())
    }

    @Test func anotherProgramOrOrderIsNoticed() async throws {
        let site = try Self.site()
        try await site.build()
        var other = site
        other.program = "another program"
        #expect(try await !other.isUnchanged())
        other = site
        other.sample.rules.includesDrafts = true
        #expect(try await !other.isUnchanged())
        other = site
        other.sample.isStrict = true
        #expect(try await !other.isUnchanged())
        other = site
        other.sample.jobs = 7
        #expect(try await other.isUnchanged())
    }

    @Test func timePassesUntilSomethingComesOut() async throws {
        var site = try Self.site()
        let now = site.sample.rules.now.secondsSince1970
        try site.sample.folder.add([
            "Content/episodes/later.md": episode("Later", date: "2026-06-03"),
            "Content/episodes/gone.md": episode("Gone", "expires: 2026-06-02"),
        ])
        try await site.build()
        for (seconds, isUnchanged) in [(0, true), (86_399, true), (86_400, false), (-1, false)] {
            site.sample.rules.now = Instant(secondsSince1970: now + seconds)
            #expect(try await site.isUnchanged() == isUnchanged, "after \(seconds) s")
        }
    }

    /// A layout in Swift is a part of the program, and may depend on settings that the program reads.
    @Test func aLayoutInSwiftIsRememberedByItsAnswers() async throws {
        var site = try Self.site()
        site.sample.layouts["feed"] = Self.columns { _ in 2 }
        try await site.build()
        #expect(try await site.isUnchanged())
        let others: [@Sendable (LayoutEnvironment) -> Int] = [
            { _ in 3 },
            { $0.container.effectiveContentSize.width == 1000 ? 3 : 2 },
            { $0.traits.layoutDirection == .rightToLeft ? 3 : 2 },
            { $0.traits.verticalSizeClass == .compact ? 3 : 2 },
        ]
        for (number, columns) in others.enumerated() {
            site.sample.layouts["feed"] = Self.columns(columns)
            #expect(try await !site.isUnchanged(), "layout \(number)")
        }
        site.sample.layouts = ["wall": Self.columns { _ in 2 }]
        #expect(try await !site.isUnchanged())
        site.sample.layouts = [:]
        #expect(try await !site.isUnchanged())
    }

    private static func columns(_ count: @escaping @Sendable (LayoutEnvironment) -> Int) -> SectionProvider {
        { environment in
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))
            return LayoutSection(
                group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: count(environment)))
        }
    }

    @Test func verifyingFindsWhatNoBuildMakes() async throws {
        let site = try Self.site()
        try await site.build()
        let output = try site.output()
        #expect(try await site.site.verify(output).isEmpty)
        try site.sample.folder.add(["Output/index.html": "mine"])
        try site.sample.folder.remove("Output/404.html")
        let found = try await site.site.verify(output)
        #expect(
            found.map(\.message).map { String($0.prefix { $0 != ":" }) } == [
                "this file is missing", "this file is different",
            ])
        #expect(Set(found.map(\.id)) == ["build.unfaithful"])
    }
}
