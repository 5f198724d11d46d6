import Foundation
import SiteDiagnostics
import SiteMarkdown
import SiteTheming
import Testing

/// The live layouts of the lessons in `Content` are read without a diagnostic.
@Suite struct DemoLayoutTests {
    @Test func layoutsInsideOfFrontMatter() throws {
        let folder = LayoutDocumentationTests.checkout.appending(path: "Content/episodes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".md") }
        var count = 0
        for name in names.sorted() {
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            let document = Document(SourceText(path: name, bytes: bytes))
            for section in document.frontMatter?["sections"]?.list ?? [] {
                guard let value = section["layout"], value.entries != nil else { continue }
                let (layout, diagnostics) = LayoutFile.read(value, in: document.source, name: name)
                #expect(layout != nil)
                #expect(diagnostics.map { DiagnosticFormatter().text($0) } == [])
                count += 1
            }
        }
        #expect(count > 0)
    }
}
