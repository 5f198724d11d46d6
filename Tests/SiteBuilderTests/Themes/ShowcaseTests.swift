import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// Copies of a site in other themes: their files, their links, and the files that they share.
@Suite struct ShowcaseTests {
    private static var files: [String: String] {
        var files = [
            "Content/site.yml": """
            title: Show
            baseURL: https://example.com/show/
            showcase: [Two]
            menu: [{ title: Home, url: / }, { title: About, url: /about/ }]
            """,
            "Content/index.md": "---\ntitle: Show\nsections: [{ title: All, source: episodes, layout: list }]\n---\n",
            "Content/about.md":
                "---\ntitle: About\n---\n[Plain](plain.md), [the first](episodes/1.md), [the last](episodes/8.md#x)\n",
            "Content/plain.md": "---\ntitle: Plain\n---\nA page without sections.\n",
            "Content/looks.md": "---\ntitle: Looks\nsections: [{ source: themes, layout: feed }]\n---\n",
            "Content/episodes/_secret.md": episode("SECRET", "tags: hidden", body: "SECRET"),
            "Content/media/photo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>",
            "Themes/Two/theme.yml": "name: Two\ndescription: The other look.\n",
            "Themes/Two/templates/site-footer.mustache":
                "<footer>two <a href=\"{{assets}}own.txt\">own</a> <a href=\"{{assets}}favicon.svg\">icon</a></footer>",
            "Themes/Two/styles/99-two.css": ".site-header { color: #123456 }\n",
            "Themes/Two/assets/own.txt": "own",
        ]
        for number in 1...8 {
            files["Content/episodes/\(number).md"] = episode(
                "Number \(number)", date: "2026-01-0\(number)", "collection: Basics", "image: /media/photo.svg",
                body: "## X\n\nNotes ![photo](/media/photo.svg)")
        }
        return files
    }

    private func build(_ changes: [String: String?] = [:]) async throws -> BuiltSite {
        var files = Self.files
        for (path, text) in changes { files[path] = text }
        return try await SampleSite(files).build()
    }

    @Test func aCopyHoldsWhatShowsATheme() async throws {
        let built = try await build()
        let pages = built.paths.filter { $0.hasPrefix("themes/") && $0.hasSuffix(".html") }
        #expect(
            pages == [
                "themes/two/about/index.html", "themes/two/collections/basics/index.html",
                "themes/two/episodes/3/index.html", "themes/two/episodes/4/index.html",
                "themes/two/episodes/5/index.html", "themes/two/episodes/6/index.html",
                "themes/two/episodes/7/index.html", "themes/two/episodes/8/index.html", "themes/two/index.html",
                "themes/two/looks/index.html",
            ])
        #expect(!built.paths.contains { $0.hasPrefix("themes/") && !$0.hasSuffix(".html") })
        // A theme with an asset that the site lacks has its own folder of assets.
        let themes = built.paths.filter { $0.hasPrefix("theme/") }.map(\.withoutAssetDigests)
        #expect(themes.count { $0 == "theme/own.txt" } == 1 && themes.count { $0 == "theme/favicon.svg" } == 2)
        #expect(themes.contains { $0.hasPrefix("theme/styles.list.c0") })
        let home = try #require(built.text("themes/two/index.html"))
        #expect(home.contains("<footer>two "))
        #expect(try #require(built.text("index.html")).contains("<footer>two ") == false)
        #expect(built.styles.contains("#123456"))
    }

    /// Links lead to the copy if it has the page, and otherwise to the site itself.
    @Test func linksStayInTheCopyOrLeadOutOfIt() async throws {
        let built = try await build()
        let about = try #require(built.text("themes/two/about/index.html"))
        #expect(about.contains("href=\"../../../plain/index.html\""))
        #expect(about.contains("href=\"../../../episodes/1/index.html\""))
        #expect(about.contains("href=\"../episodes/8/index.html#x\""))
        for link in ["../../../theme/own.txt", "../../../theme/favicon.svg"] {
            #expect(about.withoutAssetDigests.contains("href=\"\(link)\""))
        }
        // The way back leads to the same page of the site, although the copy has it too.
        #expect(about.contains("href=\"../../.././about/index.html\""))
        let paths = Set(built.paths)
        let pages = built.paths.filter { $0.hasSuffix(".html") && $0.hasPrefix("themes/") }
        var count = 0
        for page in pages {
            let text = try #require(built.text(page))
            for match in text.matches(of: #/(?:href|src|action)="([^":#?]+)["#?]/#) {
                let target = Self.target(of: String(match.1), from: page)
                #expect(paths.contains(target), "\(page): \(match.1)")
                count += 1
            }
        }
        #expect(count > 100)
    }

    private static func target(of link: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// Search engines and feed readers know only the site itself.
    @Test func copiesAreNotAnnounced() async throws {
        let built = try await build()
        for page in built.paths.filter({ $0.hasSuffix(".html") && $0.hasPrefix("themes/two/") }) {
            let text = try #require(built.text(page))
            let original = page.dropFirst("themes/two/".count).replacing("index.html", with: "")
            #expect(text.contains("<meta name=\"robots\" content=\"noindex\">"), "\(page)")
            #expect(text.contains("<link rel=\"canonical\" href=\"https://example.com/show/\(original)\">"), "\(page)")
            #expect(!text.contains("rel=\"alternate\"") && !text.contains("og:title") && !text.contains("ld+json"))
            #expect(text.contains("<aside class=\"showcase\" aria-label=\"Two\">"))
        }
        for path in built.paths where !path.hasPrefix("themes/") && path != "looks/index.html" {
            #expect(built.text(path)?.contains("themes/two") != true, "\(path)")
        }
    }

    @Test func theSiteItselfIsTheSame() async throws {
        // The theme cards exist only if the site shows other themes.
        let changes: [String: String?] = ["Content/looks.md": nil]
        let with = try await build(changes)
        let settings = try #require(Self.files["Content/site.yml"]).replacing("showcase: [Two]\n", with: "")
        let without = try await build(changes.merging(["Content/site.yml": settings]) { $1 })
        #expect(without.paths.allSatisfy { !$0.hasPrefix("themes/") })
        for path in without.paths { #expect(with.text(path) == without.text(path), "\(path)") }
        #expect(without.counts.pages + 9 == with.counts.pages)
        #expect(without.counts.assets == with.counts.assets && without.counts.images == with.counts.images)
    }

    @Test func nothingOfADraft() async throws {
        let built = try await build()
        for file in built.output.files {
            #expect(!file.path.text.lowercased().contains("secret"))
            #expect(built.text(file.path.text)?.contains("SECRET") != true, "\(file.path)")
        }
    }

    @Test func cardsLeadIntoTheCopies() async throws {
        let built = try await build(["Content/media/themes/two.svg": Self.files["Content/media/photo.svg"]])
        let looks = try #require(built.text("looks/index.html"))
        let links = looks.matches(of: #/<a class="card-link" href="([^"]+)">([^<]+)</#).map { "\($0.2): \($0.1)" }
        #expect(links == ["Default: ../index.html", "Two: ../themes/two/index.html"])
        #expect(looks.contains("The other look.") && looks.contains("src=\"../media/themes/two.svg\""))
        // From inside a copy, they lead out of it again.
        let copy = try #require(built.text("themes/two/looks/index.html"))
        #expect(copy.contains("<a class=\"card-link\" href=\"../../../themes/two/index.html\">Two<"))
    }

    /// The theme of the site has the layout, and a theme of the showcase does not.
    @Test func aThemeWithoutALayoutIsNamed() async throws {
        let failure = await #expect(throws: BuildFailure.self) {
            _ = try await build([
                "Content/site.yml": Self.files["Content/site.yml"].map { $0 + "\ntheme: Mine\n" },
                "Themes/Mine/theme.yml": "name: Mine\n",
                "Themes/Mine/layouts/wall.yml": """
                section: { group: { axis: horizontal, size: 1w x 90, subitem: { size: 1w x 1h }, count: 2 } }
                """,
                "Content/index.md": "---\ntitle: Show\nsections: [{ source: episodes, layout: wall }]\n---\n",
            ])
        }
        let messages = failure?.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(messages == ["theme 'Two' has no layout 'wall'"])
    }

    /// An author's own page keeps its address. The diagnostic points to the other claim.
    @Test func twoClaimsOfAPlace() async throws {
        let failure = await #expect(throws: BuildFailure.self) {
            try await build(["Content/themes/two.md": "---\ntitle: Mine\n---\n"])
        }
        let problem = try #require(failure?.diagnostics.first)
        #expect(failure?.diagnostics.count == 1 && problem.id == "address.claimed-twice")
        #expect(problem.message.contains("the copy of the site in the theme 'Two'"))
        #expect(problem.path?.hasSuffix("Content/site.yml") == true || problem.path?.hasSuffix("two.md") == true)
    }

    @Test func aThemeWithAFaultStopsTheBuild() async throws {
        let failure = await #expect(throws: BuildFailure.self) {
            try await build(["Themes/Two/layouts/list.yml": "section: { group: { axis: sideways } }\n"])
        }
        #expect(failure?.diagnostics.contains { $0.path?.hasSuffix("Themes/Two/layouts/list.yml") ?? false } == true)
    }
}
