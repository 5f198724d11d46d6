import SiteBuilder
import TestSupport
import Testing

/// All pages share the theme's stylesheet, and pages with the same layouts share a second one.
@Suite struct SiteStylesTests {
    private static let content = [
        "index.md": "---\ntitle: Home\nsections: [{ layout: feed }, { layout: mosaic, title: More }]\n---\n",
        "about.md": "---\ntitle: About\n---\nWords.\n",
        "episodes/a.md": episode("A", "tags: [css]"), "episodes/b.md": episode("B", "tags: [css, grid]"),
    ]

    private static var digest: Regex<Substring> { #/\.c0[0-9a-f]{10}\.css$/# }

    /// The stylesheet links of a page, without the path to the root and without digests.
    private func links(_ page: String, of built: BuiltSite) throws -> [String] {
        try #require(built.text(page)).matches(of: #/<link rel="stylesheet" href="(?:\.\.\/)*([^"]*)">/#).map { match in
            let path = String(match.1)
            // The name of a stylesheet has a digest, or the folder of an asset.
            #expect(built.paths.contains(path) && (path.contains(Self.digest) || path != path.withoutAssetDigests))
            return path.withoutAssetDigests.replacing(Self.digest, with: "")
        }
    }

    @Test func pagesShareThem() async throws {
        let built = try await SampleSite(content: Self.content).build()
        #expect(try links("index.html", of: built) == ["theme/styles", "theme/styles.feed-plain.mosaic"])
        for page in ["about/index.html", "episodes/a/index.html", "episodes/b/index.html"] {
            #expect(try links(page, of: built) == ["theme/styles"], "\(page)")
        }
        #expect(try links("search/index.html", of: built) == ["theme/styles", "theme/finding.css"])
        for page in ["tags/css/index.html", "tags/grid/index.html"] {
            #expect(try links(page, of: built) == ["theme/styles", "theme/styles.feed-plain"], "\(page)")
        }
        // Five are for pages of pictures, of shows, of themes, of searches and for missing pages.
        #expect(built.paths.filter { $0.contains(#/^theme\/[^\/]*\/[^\/]*\.css$/#) }.count == 8)
    }

    @Test func theyHoldWhatTheirPagesNeed() async throws {
        let built = try await SampleSite(content: Self.content).build()
        let path = built.paths.first { $0.withoutAssetDigests.hasPrefix("theme/styles.c0") }
        let theme = try #require(path.flatMap(built.text))
        let layouts = try built.styles(of: "feed-plain.mosaic")
        #expect(theme.hasPrefix("@layer reset,theme,cells,layout;@layer reset{"))
        #expect(theme.contains(".prose table") && theme.contains(".card{") && theme.contains("--cl-max:"))
        #expect(theme.contains("@layer layout{") && theme.contains(".cl-page") && !theme.contains(".g-"))
        #expect(layouts.contains(".g-mosaic>") && layouts.contains(".g-feed-plain") && !layouts.contains(".card{"))
        #expect(!theme.contains("/*") && !theme.contains("\n"))
    }

    @Test func manyLayoutsMakeAShortName() async throws {
        let layouts = ["feed", "grid", "list", "mosaic", "shelf", "shelf-trio", "shelf-labels"]
        let sections = layouts.map { "{ layout: \($0), title: T, spacer: 60 }" }.joined(separator: ", ")
        let page = "---\ntitle: T\nsections: [\(sections)]\n---\n"
        let built = try await SampleSite(content: Self.content.merging(["index.md": page]) { $1 }).build()
        #expect(try links("index.html", of: built) == ["theme/styles", "theme/styles.layouts"])
        #expect(built.styles.contains(".g-shelf-trio-spacer-60"))
    }

    /// Browsers keep a stylesheet for a year. Its name changes if and only if its content changes.
    @Test func namesChangeWithTheContent() async throws {
        func styles(_ files: [String: String]) async throws -> Set<String> {
            let site = ["Content/site.yml": "title: T\ntheme: Mine\n", "Themes/Mine/theme.yml": "name: Mine\n"]
            let content = Dictionary(uniqueKeysWithValues: Self.content.map { ("Content/" + $0.key, $0.value) })
            let all = site.merging(content) { $1 }.merging(files) { $1 }
            return Set(try await SampleSite(all).build().paths.filter { $0.hasSuffix(".css") })
        }
        let plain = try await styles([:])
        let colored = try await styles(["Themes/Mine/styles/99-mine.css": ".card { color: red }\n"])
        #expect(plain.subtracting(colored).count == 1 && plain.count == colored.count)
        #expect(try await styles(["Content/about.md": "---\ntitle: Us\n---\n| a |\n|---|\n| b |\n"]) == plain)
    }
}
