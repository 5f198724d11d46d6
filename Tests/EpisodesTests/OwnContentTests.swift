import Foundation
import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts
import Testing

@testable import SiteEpisodes

/// The content of this repository must build without any diagnostic.
@Suite struct OwnContentTests {
    @Test func isReadWithoutComplaint() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Content").standardized
        var content = SiteContent(documents: [:])
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where !path.hasPrefix("shows/") {
            let url = folder.appending(path: path)
            guard !url.hasDirectoryPath, let data = try? Data(contentsOf: url) else { continue }
            let source = SourceText(path: "Content/\(path)", bytes: Array(data))
            if SiteContent.isMarkdown(path) {
                content.documents[path] = source
            } else if SiteContent.isData(path) {
                content.data[path] = source
            } else {
                content.assets[path] = data.count
                if SiteContent.mayHoldChapters(path, size: data.count) { content.json[path] = source }
                if SiteContent.isRecording(path) {
                    content.recordings[path] = .success(try MediaFacts(probing: ByteSource(Array(data))))
                }
            }
        }
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_900_000_000))
        let (catalog, diagnostics) = interpret(content, rules: rules)
        #expect(diagnostics.lines == [])
        #expect(catalog.episodes.count >= 24)
        #expect(catalog.episodes.allSatisfy { $0.image != nil && $0.date != nil && $0.number != nil })
        #expect(catalog.listings(.collections).count >= 2)
        for page in catalog.pages {
            // The catalog does not know the themes.
            for section in page.sections where section.source != .themes {
                #expect(!catalog.select(section).isEmpty, "\(page.id): \(section)")
            }
        }
    }
}
