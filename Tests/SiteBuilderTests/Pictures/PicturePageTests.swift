import Foundation
import SiteDiagnostics
import SiteEpisodes
import TestSupport
import Testing

@testable import SiteBuilder

/// Every picture of a section has its own page.
struct PicturePageTests {
    private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 3 2\"/>"

    private static func files(_ sections: String, pictures: [String], _ others: [String: String] = [:]) -> [String:
        String]
    {
        var files = ["albums/coast.md": "---\ntitle: Coast\nsections:\n\(sections)\n---\n"]
        for path in pictures { files[path] = drawing }
        return files.merging(others) { $1 }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var sections: String
        var pictures = ["media/coast/1.svg", "media/coast/2.svg", "media/coast/10.svg"]
        var others: [String: String] = [:]
        /// The folders of the pages below the album, in the order of the pictures.
        var pages: [String]
    }

    private static let album = "- { source: pictures, layout: photos, folder: /media/coast }"

    @Test(arguments: [
        Case(testDescription: "a folder, by name", sections: album, pages: ["1", "2", "10"]),
        Case(
            testDescription: "a folder in media", sections: "- { source: pictures, layout: photos, folder: coast/ }",
            pages: ["1", "2", "10"]),
        Case(
            testDescription: "a folder beside the page",
            sections: "- { source: pictures, layout: photos, folder: shots }", pictures: ["albums/shots/Sea Mist.svg"],
            pages: ["sea-mist"]),
        Case(
            testDescription: "one picture first",
            sections: "- { source: pictures, layout: photos, folder: coast, pictures: [/media/coast/10.svg] }",
            pages: ["10", "1", "2"]),
        Case(
            testDescription: "a list",
            sections: "- { source: pictures, layout: photos, pictures: [coast/2.svg, coast/1.svg] }",
            pages: ["2", "1"]),
        Case(
            testDescription: "an order", sections: album, others: ["media/coast/order.txt": "10.svg\r\n\n 1.svg\n"],
            pages: ["10", "1", "2"]),
        Case(
            testDescription: "an order by captions",
            sections: "- { source: pictures, layout: photos, folder: coast, order: title }",
            others: ["media/coast/1.txt": "Zebra", "media/coast/10.txt": "apple", "media/coast/2.txt": "Bear"],
            pages: ["10", "2", "1"]),
        Case(
            testDescription: "a limit", sections: "- { source: pictures, layout: photos, folder: coast, limit: 2 }",
            pages: ["1", "2"]),
        Case(
            testDescription: "files in other widths and hidden files",
            sections: album,
            pictures: ["media/coast/1.svg", "media/coast/1@480w.svg", "media/coast/_2.svg", "media/coast/more/3.svg"],
            pages: ["1"]),
        Case(
            testDescription: "names with one slug", sections: album,
            pictures: ["media/coast/A b.svg", "media/coast/a-b.svg", "media/coast/a_b.svg"],
            pages: ["a-b", "a-b-2", "a-b-3"]),
        Case(
            testDescription: "a picture twice",
            sections: "\(album)\n- { source: pictures, layout: photos, pictures: [/media/coast/2.svg] }",
            pages: ["1", "2", "10"]),
        Case(
            testDescription: "pages with the same address", sections: album,
            others: [
                "albums/coast/1.md": "---\ntitle: One\n---\n",
                "about.md": "---\ntitle: About\naliases: /albums/coast/2/\n---\n",
            ], pages: ["1-2", "2-2", "10"]),
        Case(
            testDescription: "no pages", sections: "- { source: pictures, layout: photos, folder: coast, open: file }",
            pages: []),
        Case(
            testDescription: "a picture on another host",
            sections: "- { source: pictures, layout: photos, pictures: [\"https://example.org/a.jpg\"] }", pages: []),
    ])
    func addresses(of sample: Case) async throws {
        let built = try await SampleSite(
            content: Self.files(sample.sections, pictures: sample.pictures, sample.others)
        ).build()
        let home = try #require(built.text("albums/coast/index.html"))
        let links = home.matches(of: #/class="cell cell--picture" href="([^"]*)"/#).map { String($0.1) }
        let pages = links.filter { $0.hasSuffix("/index.html") }.map {
            String($0.split(separator: "/").dropLast().last ?? "")
        }
        var shown: [String] = []
        for page in pages where !shown.contains(page) { shown.append(page) }
        #expect(shown == sample.pages, "\(links)")
        for page in sample.pages {
            #expect(built.text("albums/coast/\(page)/index.html")?.contains("viewer-frame--current") == true)
        }
        let texts = built.paths.filter { $0.hasSuffix(".txt") && $0 != "robots.txt" }
        #expect(texts == [])
    }

    @Test func neighbours() async throws {
        let pictures = (1...9).map { "media/coast/\($0).svg" }
        let built = try await SampleSite(content: Self.files(Self.album, pictures: pictures)).build()
        for number in 1...9 {
            let html = try #require(built.text("albums/coast/\(number)/index.html"))
            func steps(_ relation: String) -> [String] {
                html.matches(of: /rel="(prev|next)" href="..\/..\/..\/albums\/coast\/(\d)\//).filter {
                    $0.1 == relation
                }
                .map { String($0.2) }
            }
            let shown = Array(number...min(number + 5, 9))
            #expect(steps("prev") == shown.filter { $0 > 1 }.map { String($0 - 1) })
            #expect(steps("next") == shown.filter { $0 < 9 }.map { String($0 + 1) })
            #expect(html.contains("\(number) of 9"))
            #expect(html.contains("class=\"viewer-back\" href=\"../../../albums/coast/index.html\""))
        }
    }

    /// The pages of a long album are one series, and each picture leads back to the page that shows it.
    @Test func longAlbum() async throws {
        let pictures = (1...5).map { "media/coast/\($0).svg" }
        let sections = "- { source: pictures, layout: photos, folder: coast, paginate: true }"
        let built = try await SampleSite(
            content: Self.files(sections, pictures: pictures, ["site.yml": "title: T\npagination: 2\n"])
        ).build()
        let third = try #require(built.text("albums/coast/3/index.html"))
        #expect(third.contains("class=\"viewer-back\" href=\"../../../albums/coast/page/2/index.html\""))
        #expect(third.contains("rel=\"prev\" href=\"../../../albums/coast/2/index.html\"") && third.contains("3 of 5"))
        #expect(
            built.text("albums/coast/page/2/index.html")?.contains("href=\"../../../../albums/coast/3/index.html\"")
                == true)
    }

    @Test func texts() async throws {
        let sections = """
            - source: pictures
              layout: photos
              folder: coast
              download: true
              pictures:
                - { src: /media/coast/2.svg, alt: A gull, caption: "Written & shown" }
                - { src: /media/coast/3.svg, alt: Only alt }
            """
        let built = try await SampleSite(
            content: Self.files(
                sections, pictures: (1...4).map { "media/coast/\($0).svg" },
                ["media/coast/1.txt": "From\n a text <b>\n", "media/coast/2.txt": "Not this"])
        ).build()
        func heading(_ page: String) -> Substring? {
            built.text("albums/coast/\(page)/index.html")?.firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/)?.1
        }
        #expect(heading("1") == "From a text &lt;b&gt;")
        #expect(heading("2") == "Written &amp; shown")
        #expect(heading("3") == "Only alt")
        #expect(heading("4") == "4 of 4")
        let second = try #require(built.text("albums/coast/2/index.html"))
        #expect(second.contains("alt=\"A gull\"") && second.contains("<title>Written &amp; shown · Coast · Grid talk"))
        #expect(second.contains("href=\"../../../media/coast/2.svg\" download"))
        #expect(second.contains("\"@type\":\"ImageObject\""))
        #expect(built.text("albums/coast/index.html")?.contains("alt=\"From a text &lt;b&gt;\"") == true)
        let sitemap = try #require(built.text("sitemap.xml"))
        #expect(sitemap.contains("/albums/coast/1/</loc>"))
    }

    @Test func withheldAlbum() async throws {
        var files = Self.files(
            "- { source: pictures, layout: photos, folder: coast }",
            pictures: [
                "media/coast/1.svg", "media/coast/2.svg", "media/sea/1.svg",
            ], ["media/coast/1.txt": "Secret", "media/coast/order.txt": "2.svg\n"])
        files["albums/coast.md"] = files["albums/coast.md"]?.replacing(
            "title: Coast", with: "title: Coast\ndraft: true")
        files["index.md"] =
            "---\ntitle: Home\nsections: [{ source: pictures, layout: photos, pictures: [coast/2.svg] }]\n---\n"
        let built = try await SampleSite(content: files).build()
        let media = built.paths.filter { $0.hasPrefix("media/") }.sorted()
        #expect(media == ["media/coast/2.svg", "media/sea/1.svg"])
        #expect(built.text("pictures/2/index.html")?.contains("1 of 1") == true)
        #expect(!built.paths.contains { $0.hasPrefix("albums/") })
    }

    /// The page of a picture and its album depend on the text beside it.
    @Test func dependencies() async throws {
        let sample = try SampleSite(
            content: Self.files(
                Self.album, pictures: (1...8).map { "media/coast/\($0).svg" }, ["media/coast/7.txt": "Seven"]))
        let graph = try await sample.site.dependencies()
        let text = try #require(graph.sourcePaths.first { $0.hasSuffix("media/coast/7.txt") })
        let pages = ["2", "3", "4", "5", "6", "7"].map { "albums/coast/\($0)/index.html" }
        #expect(Set(graph.outputs(of: text).keys.map(\.text)) == Set(pages + ["albums/coast/index.html"]))
    }

    /// A long caption is whole on the page, and its beginning is the title of the window.
    @Test func longCaption() async throws {
        let words = Array(repeating: "sea", count: 900).joined(separator: " ")
        let built = try await SampleSite(
            content: Self.files(Self.album, pictures: ["media/coast/1.svg"], ["media/coast/1.txt": words])
        ).build()
        let html = try #require(built.text("albums/coast/1/index.html"))
        let title = try #require(html.firstMatch(of: /<title>(.*?)<\/title>/)?.1)
        let heading = try #require(html.firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/)?.1)
        #expect(title.count < 160 && (1_990...2_000).contains(heading.count), "\(title)")
    }

    /// Pictures of a folder that only a text with an error names, if its name withholds the text.
    @Test func unreadableAlbum() async throws {
        var files = Self.files(Self.album, pictures: ["media/coast/1.svg", "media/sea/1.svg"])
        files["albums/coast.md"] = nil
        files["albums/_coast.md"] = "---\ntitle: [Coast\nsections:\n\(Self.album)\n---\n"
        files["media/coast/1.txt"] = "Secret"
        files["episodes/one.md"] = episode("One")
        let built = try await SampleSite(content: files).build()
        #expect(built.paths.filter { $0.hasPrefix("media/") } == ["media/sea/1.svg"])
    }

    /// Dates sort an album, and the camera is shown only on request. A place is shown nowhere.
    @Test(
        .imageLibrary, .pythonReaders,
        arguments: [("oldest", ["3", "2", "1"], true), ("newest", ["1", "2", "3"], false)])
    func photographs(order: String, pages: [String], showsDetails: Bool) async throws {
        let site = try PictureSite(
            [
                "Content/site.yml": "title: T\nbaseURL: https://e.com\n",
                "Content/media/coast/2.txt": "Beside",
                "Content/coast.md": """
                ---
                title: Coast
                sections:
                  - { source: pictures, layout: photos, folder: coast, order: \(order), details: \(showsDetails) }
                ---
                """,
            ], pictures: [:])
        _ = try await PythonTool.output(of: "write-photographs.py", [site.folder("Content/media/coast")])
        let files = try PictureSite.bytes(try await site.build())
        let links = files.text("coast/index.html").matches(of: #/cell--picture" href="\.\.\/coast\/(\d)/#).map {
            String($0.1)
        }
        #expect(links == pages)
        let headings = ["1", "2", "3"].map { page in
            files.text("coast/\(page)/index.html").firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/).map { String($0.1) }
        }
        #expect(headings == ["Caption 1 &lt;b&gt;", "Beside", "Caption 3 &lt;b&gt;"])
        let details = files.text("coast/1/index.html").matches(of: /<li>([^<]*)<\/li>/).map { String($0.1) }
        let camera = ["12 May 2029", "Ada Sato", "Fujifilm X-T4", "35 mm", "ƒ/2.8", "1/250 s", "ISO 400"]
        #expect(details.filter(camera.contains).prefix(7) == (showsDetails ? camera[...] : []))
        #expect(files.holding("X-T4") == (showsDetails ? pages.sorted().map { "coast/\($0)/index.html" } : []))
    }

    /// A folder without pictures, a wrong name in the order, and one warning for all pictures without text.
    @Test func problems() async throws {
        let sample = try SampleSite(
            content: Self.files(
                Self.album, pictures: ["media/coast/1.svg", "media/coast/2.svg"],
                ["media/coast/order.txt": "2.svg\n3.svg\nnone.svg\n"]))
        let built = try await sample.build()
        let warning = try #require(built.diagnostics.first { $0.id == "section.unknown-picture" })
        #expect(warning.message == "this folder has no file '3.svg' (and 1 more)")
        #expect(warning.position?.line == 2 && warning.path?.hasSuffix("media/coast/order.txt") == true)
        let findings = try await sample.site.check().findings.filter { $0.id == "check.missing-alternative" }
        #expect(findings.map(\.message) == ["2 pictures of this folder have no alternative text"])
        let wrong = try SampleSite(
            content: Self.files(
                "- { source: pictures, layout: photos, folder: /media/coats }", pictures: ["media/coast/1.svg"]))
        do throws(BuildFailure) {
            _ = try await wrong.build()
            Issue.record("the build succeeded")
        } catch {
            let problem = try #require(error.diagnostics.first { $0.id == "section.no-pictures" })
            #expect(problem.hint == "did you mean '/media/coast'?" && problem.position?.line == 4)
        }
    }
}
