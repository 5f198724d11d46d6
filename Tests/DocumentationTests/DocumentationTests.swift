import CompositionalLayout
import Foundation
import Testing

@testable import sitegen_wireframes

@Suite struct DocumentationTests {
    /// `swift run sitegen-wireframes` draws the pictures again.
    @Test(arguments: Picture.all.map(\.path)) func picturesAreUpToDate(path: String) throws {
        let picture = try #require(Picture.all.first { $0.path == path })
        let committed = try String(contentsOf: Article.sources.appending(path: path), encoding: .utf8)
        #expect(committed == picture.svg)
    }

    @Test func everyPictureIsShownAndIsThere() throws {
        #expect(Article.all.count == 11)
        let drawn = Picture.all.map { $0.name.replacing("/", with: ".docc ") }
        let shown = try Article.all.flatMap { article in
            try article.pictures.map { "\(article.catalog.lastPathComponent) \($0)" }
        }
        #expect(Set(drawn).count == drawn.count)
        #expect(Set(shown) == Set(drawn))
    }

    @Test func samplesAreFound() {
        #expect(Sample.all.count >= 30)
        for part in [
            "Content/manual/swift.md", "Content/episodes/", "SiteBuilder.docc/", "GridCSS.docc/",
            "SiteBuilder/Site.swift",
        ] {
            #expect(Sample.all.contains { $0.place.contains(part) }, "no sample in \(part)")
        }
    }

    /// Code that a document shows is code that compiles.
    @Test(arguments: Sample.all) func samplesAreCompiled(sample: Sample) {
        #expect(!sample.lines.isEmpty)
        #expect(sample.isCompiled, "not compiled anywhere:\n\(sample.lines.joined(separator: "\n"))")
    }

    @Test func whatSnippetsSayIsTrue() {
        #expect(Snippets.landingPage().sections[0].items[1] == Rect(x: 320, y: 0, width: 320, height: 90))
        #expect(Snippets.stylesheet().starts.count == 2 && Snippets.stylesheet().starts.last == 500)
        #expect(Snippets.split().leftWidth == 40 && Snippets.split().rightWidth == 60)
    }

    /// Every name in the table's right column is declared in the module.
    @Test func namesFromUIKitHaveOurs() throws {
        let table = try #require(Article.all.first { $0.name == "UIKitNames.md" })
        let rows = try table.text.matches(of: /\| `([^`]+)` \| `([^`]+)` \|/)
        #expect(rows.count >= 40)
        let module = Article.sources.appending(path: "CompositionalLayout")
        let files = try FileManager.default.subpathsOfDirectory(atPath: module.path()).filter { $0.hasSuffix(".swift") }
        let code = try files.sorted().map { try String(contentsOf: module.appending(path: $0), encoding: .utf8) }
            .joined(separator: "\n")
        let declared = Set(
            code.matches(of: /(?:struct|enum|typealias|protocol|var|let|case|func) (\w+)/).map { String($0.1) })
        for row in rows { #expect(declared.contains(String(row.2)), "\(row.1) -> \(row.2)") }
    }
}
