import CompositionalLayout
import Foundation
import SiteEpisodes
import TestSupport
import Testing

@testable import SiteBuilder

/// A site as a program builds it that imports this module: with options that all have defaults.
@Suite struct ImportedSiteTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add([
            "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/show/\n",
            "Content/index.md": "---\ntitle: T\nsections: [{ layout: wall }]\n---\n",
            "Content/episodes/001.md": episode("Rows"), "Content/episodes/002.md": episode("Gaps"),
        ])
        return folder
    }

    private static func site(_ folder: TemporaryFolder, environment: [String: String] = [:]) -> Site {
        let wall: SectionProvider = { environment in
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))
            let columns = environment.container.effectiveContentSize.width < 600 ? 1 : 3
            return LayoutSection(
                group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
        }
        return Site(folder: folder.path, layouts: ["wall": wall], options: BuildOptions(environment: environment))
    }

    @Test func aBuildIsIncremental() async throws {
        let folder = try Self.folder()
        let first = try await Self.site(folder).build(into: folder("Output"))
        #expect(first.publication.written > 0 && first.counts.episodes == 2)
        #expect(try folder.contents("Content").keys.contains("episodes.lock"))
        let second = try await Self.site(folder).build(into: folder("Output"))
        #expect(second.publication.written == 0 && second.publication.unchanged == first.publication.written)
        #expect(second.stages.map(\.name) == ["look"])
        #expect(second.counts.episodes == 2)
        try folder.add(["Content/episodes/003.md": episode("Columns")])
        let third = try await Self.site(folder).build(into: folder("Output"))
        #expect(third.publication.written > 0 && third.counts.episodes == 3)
        #expect(try folder.contents(".sitegen/builds").count == 1)
    }

    @Test func aFolderOfSomebodyElseIsTakenOverWhenAsked() async throws {
        let folder = try Self.folder()
        try folder.add(["Output/mine.txt": "mine"])
        let failure = await #expect(throws: BuildFailure.self) {
            try await Self.site(folder).build(into: folder("Output"))
        }
        #expect(failure?.diagnostics.first?.id.hasPrefix("output.") == true)
        #expect("\(try #require(failure))".contains("error: "))
        try await Self.site(folder).build(into: folder("Output"), takesOver: true)
        #expect(try folder.contents("Output")["mine.txt"] == "mine")
    }

    @Test(arguments: [["CI": "true"], ["CI": "1", "SOURCE_DATE_EPOCH": "1780272000"]])
    func aBuildInCIWritesNoLedger(environment: [String: String]) async throws {
        let folder = try Self.folder()
        var said: [String] = []
        try await Self.site(folder, environment: environment).build(into: folder("Output")) { said += $0.map(\.id) }
        #expect(try !folder.contents("Content").keys.contains("episodes.lock"))
        #expect(said.contains("ledger.not-written"))
    }

    @Test func optionsComeFromTheEnvironment() {
        let options = BuildOptions(environment: [:])
        #expect(options.jobs == ProcessInfo.processInfo.activeProcessorCount)
        #expect(options.cacheFolder == ".sitegen" && options.spoolFolder == "/var/tmp")
        #expect(options.program != nil && options.keepsLedgerBecause == nil)
        #expect(options.embeddedThemes.keys.contains("Default"))
        #expect(abs(options.now.timeIntervalSinceNow) < 3600)
        for value in ["", "false"] { #expect(BuildOptions(environment: ["CI": value]).keepsLedgerBecause == nil) }
        let other = BuildOptions(environment: ["TMPDIR": "/t", "SOURCE_DATE_EPOCH": "1780272000"])
        #expect(other.spoolFolder == "/t" && other.rules.now == Instant(secondsSince1970: 1_780_272_000))
        #expect(BuildOptions(environment: ["TMPDIR": ""]).spoolFolder == "/var/tmp")
    }

    @Test(arguments: [1_780_272_000.7, -5.5, .infinity, .nan, 1e300]) func aTimeIsSet(seconds: Double) {
        var options = BuildOptions(environment: [:])
        options.now = Date(timeIntervalSince1970: seconds)
        #expect(options.keepsLedgerBecause != nil)
        if abs(seconds) < 1e11 { #expect(options.now.timeIntervalSince1970 == seconds.rounded(.down)) }
    }

    @Test func aRelativeCacheLiesInTheSite() {
        var site = Site(folder: "/show", options: BuildOptions(environment: [:]))
        #expect(site.cacheFolder == "/show/.sitegen")
        site.options.cacheFolder = "/elsewhere"
        #expect(site.cacheFolder == "/elsewhere")
        site.options.cacheFolder = nil
        #expect(site.cacheFolder == nil)
    }
}
