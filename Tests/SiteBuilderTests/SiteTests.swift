import CompositionalLayout
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

@Suite struct SiteTests {
    private let one = ["episodes/001-rows.md": episode("Rows", "tags: [css]")]

    @Test func aLayoutInSwiftIsUsedByItsName() async throws {
        let page = "---\ntitle: T\nsections: [{ title: Wall, layout: wall }, { layout: feed }]\n---\n"
        var sample = try SampleSite(content: one.merging(["index.md": page]) { $1 })
        sample.layouts["wall"] = { environment in
            let columns = environment.container.contentSize.width < 700 ? 2 : 4
            let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(120))
            return LayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
        }
        let built = try await sample.build()
        let layout = try #require(built.layouts.first { $0.address == .home })
        #expect(layout.sections.map(\.layout) == ["wall", "feed"])
        #expect(layout.sections[0].breakpoints == [700])
        #expect(try built.styles(of: "feed-plain.wall").contains(".g-wall"))
        #expect(built.diagnostics == [])
    }

    @Test func aLayoutInSwiftHidesTheThemes() async throws {
        var sample = try SampleSite(content: one)
        sample.layouts["feed"] = { _ in nil }
        let failure = await #expect(throws: BuildFailure.self) { try await sample.build() }
        #expect(failure?.diagnostics.map(\.id) == ["layout.missing-section"])
        #expect(failure?.diagnostics.first?.message == "layout 'feed' returns no section from 240 px on")
    }

    @Test func strictBuildsFailAtWarnings() async throws {
        var sample = try SampleSite(content: one.merging(["episodes/002.md": episode("Gaps", "wibble: 1")]) { $1 })
        #expect(try await sample.build().diagnostics.map(\.severity) == [.warning])
        sample.isStrict = true
        let failure = await #expect(throws: BuildFailure.self) { try await sample.build() }
        #expect(failure?.diagnostics.map(\.severity) == [.error])
    }

    @Test func hintsAreNoWarnings() async throws {
        var sample = try SampleSite(content: one.merging(["site.yml": "title: T\n"]) { $1 })
        sample.isStrict = true
        #expect(try await sample.build().diagnostics.map(\.severity) == [.hint])
    }

    /// The page for missing addresses is sent for any address, so its links start at the host if it is known.
    @Test(
        arguments: [("https://example.com/show/", "/show/"), ("https://example.com", "/"), (nil, "")],
        [
            nil,
            "---\ntitle: Lost\nsections: [{ title: Latest, layout: feed }]\n---\n[It](episodes/001-rows.md) ![A](media/a.svg)\n",
        ]
    )
    func linksOfTheMissingPage(address: (base: String?, root: String), page: String?) async throws {
        let (base, root) = address
        var files = one
        files["site.yml"] = "title: T\n" + (base.map { "baseURL: \($0)\n" } ?? "")
        files["media/a.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"
        files["404.md"] = page
        let built = try await SampleSite(content: files).build()
        #expect(built.text("sitemap.xml")?.contains("404") != true)
        let html = try #require(built.text("404.html"))
        let local = html.matches(of: #/(?:href|src)="([^"]*)"/#).map(\.1).filter { !$0.hasPrefix("http") }
        #expect(!local.isEmpty)
        #expect(page != nil || local.contains { String($0).withoutAssetDigests.hasPrefix(root + "theme/styles.c0") })
        #expect(page == nil || local.contains(root + "media/a.svg"))
        #expect(local.filter { $0.hasPrefix("/") == root.isEmpty && !$0.hasPrefix("#") } == [])
        #expect(html.contains("noindex"))
    }

    @Test func anotherPageForMissingAddressesMayBeWritten() async throws {
        let built = try await SampleSite(content: one.merging(["404.md": "---\ntitle: Lost\n---\nGone.\n"]) { $1 })
            .build()
        #expect(built.paths.count { $0 == "404.html" } == 1)
        #expect(try #require(built.text("404.html")).contains("Gone."))
    }

    @Test func theSameSiteGivesTheSameBytes() async throws {
        let page = "---\ntitle: T\nsections: [{ title: Wall, layout: mosaic }, { source: tags, layout: grid }]\n---\n"
        let many = Dictionary(
            uniqueKeysWithValues: (1...30).map { ("episodes/\($0).md", episode("N \($0)", "tags: [a, b\($0 % 3)]")) })
        var sample = try SampleSite(content: many.merging(["index.md": page]) { $1 })
        sample.jobs = 1
        let first = try await sample.build()
        sample.jobs = 4
        #expect(try await sample.build().output.files == first.output.files)
    }
}
