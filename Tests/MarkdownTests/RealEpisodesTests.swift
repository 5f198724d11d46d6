import Foundation
import SiteDiagnostics
import SiteMarkdown
import Testing

/// Reads and renders every file of a folder of real episodes. `SITEGEN_EPISODES` names the folder; otherwise it is the
/// one beside the checkout.
@Suite struct RealEpisodesTests {
    static let folder: URL = {
        let named = ProcessInfo.processInfo.environment["SITEGEN_EPISODES"]
        let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        return named.map { URL(filePath: $0) } ?? checkout.appending(path: "shared/data/episodes").standardized
    }()

    @Test func everyFileBecomesADocument() throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path()) else {
            print(
                "RealEpisodesTests: no folder \(Self.folder.path()), nothing was checked; name one by SITEGEN_EPISODES")
            return
        }
        var count = 0
        for name in names.sorted() where name.hasSuffix(".md") {
            let bytes = try Data(contentsOf: Self.folder.appending(path: name))
            let document = Document(SourceText(path: name, bytes: Array(bytes)))
            let problems = document.diagnostics.filter(\.isError).map { DiagnosticFormatter().text($0) }
            #expect(problems == [], "\(name)")
            #expect(document.frontMatter?["title"]?.text?.isEmpty == false, "\(name)")
            let body = RenderedMarkdown(document)
            #expect(!body.html.isEmpty, "\(name)")
            #expect(String(validating: body.html, as: UTF8.self) != nil, "\(name)")
            count += 1
        }
        print("RealEpisodesTests: \(count) files of \(Self.folder.path()) read")
        #expect(count > 0)
    }
}
