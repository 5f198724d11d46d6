import Foundation
import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteEpisodes

/// 1,033 files of a real podcast, if they are beside the repository.
@Suite struct RealEpisodesTests {
    private static let folder: URL = {
        let named = ProcessInfo.processInfo.environment["SITEGEN_EPISODES"].map { URL(filePath: $0) }
        return named ?? URL(filePath: #filePath).appending(path: "../../../../shared/data/episodes").standardized
    }()

    /// Interpreted once for all tests here; `nil` if the files are missing.
    private static let result: (count: Int, catalog: Catalog, diagnostics: [Diagnostic])? = {
        guard let content = try? content() else { return nil }
        let (catalog, diagnostics) = interpret(
            content, rules: PublicationRules(now: Instant(secondsSince1970: 1_800_000_000)))
        return (content.documents.count, catalog, diagnostics)
    }()

    private static func content() throws -> SiteContent? {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard let names, !names.isEmpty else {
            Issue.record(
                "the real episodes are missing: expected at ../shared/data/episodes, or where SITEGEN_EPISODES says",
                severity: .warning)
            return nil
        }
        var documents: [String: SourceText] = [:]
        for name in names where SiteContent.isMarkdown(name) {
            let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
            documents["episodes/\(name)"] = SourceText(path: "Content/episodes/\(name)", bytes: bytes)
        }
        return SiteContent(documents: documents)
    }

    @Test func allBecomeEpisodes() throws {
        guard let (count, catalog, diagnostics) = Self.result else { return }
        let counts = Dictionary(grouping: diagnostics, by: \.id).mapValues(\.count)
        print(
            "real episodes: \(catalog.episodes.count) of \(count); \(counts.sorted { $0.key < $1.key })"
        )
        #expect(catalog.episodes.count == count)
        #expect(!diagnostics.containsErrors)
        #expect(Set(catalog.episodes.map(\.address.outputPath.folded)).count == count)
        #expect(catalog.episodes.allSatisfy { $0.date != nil && $0.number != nil && !$0.title.isEmpty })
        #expect(
            catalog.episodes.allSatisfy { $0.media.contains { $0.kind == .audio && $0.type?.name == "audio/mpeg" } })
        #expect(catalog.episodes.count { $0.media.contains { $0.kind == .video } } == 309)
        #expect(zip(catalog.episodes, catalog.episodes.dropFirst()).allSatisfy { Episode.precedes($0, $1) })
        #expect(catalog.pages.map(\.address) == [.home])
    }

    @Test(
        arguments: [
            ("465 - git in vscode.md", "Git in VS Code", "2022-06-01", "465", "/episodes/465-git-in-vscode/"),
            ("000 - Syntax Preview.md", "Preview", nil, "0", "/episodes/000-syntax-preview/"),
            (
                "002 - Webcam and audio access with WebRTC and getUserMedia().md", nil, nil, "2",
                "/episodes/002-webcam-and-audio-access-with-webrtc-and-getusermedia/"
            ),
            ("484 - Supperclub .md", nil, nil, "484", "/episodes/484-supperclub/"),
            ("045 - potluck.md", nil, nil, "45", "/episodes/045-potluck/"),
        ] as [(String, String?, String?, String, String)])
    func one(name: String, title: String?, day: String?, number: String, address: String) throws {
        guard let catalog = Self.result?.catalog else { return }
        // Not inside `#require`, which would print a catalog of a thousand episodes on failure.
        let found = catalog.episode("episodes/\(name)")
        let episode = try #require(found)
        if let title { #expect(episode.title == title) }
        if let day { #expect(episode.date?.dayText == day) }
        #expect(episode.number?.text == number)
        #expect(episode.address.path == address)
    }
}
