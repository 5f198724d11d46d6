import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication
import TestSupport

@testable import SitePreview

/// A small site with its own theme, built as `serve` builds it.
struct ThemedSite: Sendable {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        let usual = [
            "Content/site.yml": "title: Edits\ntheme: Mine\n", "Themes/Mine/theme.yml": "name: Mine\n",
            "Content/index.md": """
            ---
            title: Latest
            sections:
              - title: Newest
                layout: feed
                limit: 4
              - title: All
                layout: feed
            ---
            """,
        ]
        try folder.add(usual.merging(files) { $1 })
    }

    @Sendable func build(_ difference: SourceDifference = .anything) async -> BuildOutcome {
        var site = Site(
            folder: folder.path,
            options: BuildOptions(
                rules: PublicationRules(now: Instant(secondsSince1970: 1_780_272_000)), jobs: 2,
                builtInThemes: [Self.themes]))
        site.options.ledgerChanges = .shown
        site.options.makesCardsAndIcons = false
        site.options.hostPath = "/"
        do throws(BuildFailure) {
            let built = try await site.build()
            return BuildOutcome(
                files: built.output, diagnostics: built.diagnostics, layouts: built.layouts + built.copyLayouts)
        } catch {
            return BuildOutcome(files: nil, diagnostics: error.diagnostics)
        }
    }

    private static let themes = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Themes").standardized.path()
}
