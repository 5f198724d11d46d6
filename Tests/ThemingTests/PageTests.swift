import SiteDiagnostics
import SiteEpisodes
import Testing

@testable import SiteTheming

@Suite struct PageTests {
    private let site = "title: Every Width\nmenu: [{ title: Home, url: / }, { title: Library, url: /library/ }]\n"

    @Test func anEpisodeShowsEverythingItHas() throws {
        let catalog = catalog(
            ["episodes/full.md": fullEpisode, "site.yml": site],
            assets: ["media/grid.svg": 1, "media/42.mp3": 24_000_000])
        let episode = try #require(catalog.episodes.first)
        var page = EpisodePage(
            episode: episode, notes: HTML(trusted: "<p>The <em>notes</em>.</p>"),
            head: PageHead(stylesheets: [Address(file: "theme/episode.css")]))
        page.memberships = Membership.all(of: catalog)[episode.id] ?? []
        page.next = episode
        let html = try renderer(for: catalog).page(page).on(episode.address)
        for part in [
            "<title>Grids &amp; &lt;gaps&gt; · Every Width</title>", "<h1 dir=\"auto\">Grids &amp; &lt;gaps&gt;</h1>",
            "<time datetime=\"2026-09-02\">2 September 2026</time>", "Season 2", "<p>The <em>notes</em>.</p>",
            "<source src=\"../../media/42.mp3\" type=\"audio/mpeg\">", "24 MB", "object-position:30% 20%",
            "href=\"../../collections/foundations/index.html\"", "1 of 1", "<span class=\"chapter-start\">1:23</span>",
            "href=\"https://example.org/?a=1&amp;b=2\"", "Admiral", "rel=\"next\"", "alt=\"A &quot;grid&quot;\"",
            "<link rel=\"stylesheet\" href=\"../../theme/episode.css\">",
        ] { #expect(html.contains(part), "\(part)") }
        #expect(!html.contains("rel=\"prev\""))
        #expect(!html.contains("<video"))
    }

    /// The page contains no frame, no picture and nothing else of another site before the visitor goes there.
    @Test(arguments: [
        ("youtube: dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "Watch on YouTube"),
        ("video: https://vimeo.com/76979871", "https://vimeo.com/76979871", "Watch on Vimeo"),
    ])
    func otherSitesAreLinkedOnly(field: String, url: String, label: String) throws {
        let catalog = catalog(["episodes/a.md": "---\ntitle: A\n\(field)\n---\n"])
        let episode = try #require(catalog.episodes.first)
        let html = try renderer(for: catalog).page(EpisodePage(episode: episode, notes: .empty)).on(episode.address)
        #expect(html.contains("href=\"\(url)\""))
        #expect(html.contains(label))
        #expect(!html.contains("<iframe") && !html.contains("src=\"http"))
    }

    @Test func videosHaveTheirTypePosterAndCaptions() throws {
        let text = "---\ntitle: A\nvideo: { src: a.mp4, poster: p.png, captions: [{ src: a.vtt, lang: de }] }\n---\n"
        let catalog = catalog(
            ["episodes/a/index.md": text],
            assets: Dictionary(
                uniqueKeysWithValues: ["a.mp4", "p.png", "a.vtt"].map { ("episodes/a/" + $0, 1) }))
        let episode = try #require(catalog.episodes.first)
        let html = try renderer(for: catalog).page(EpisodePage(episode: episode, notes: .empty)).on(episode.address)
        #expect(html.contains("poster=\"../../episodes/a/p.png\""))
        #expect(html.contains("<source src=\"../../episodes/a/a.mp4\" type=\"video/mp4\">"))
        #expect(
            html.contains("<track kind=\"captions\" src=\"../../episodes/a/a.vtt\" srclang=\"de\" label=\"Captions\">"))
    }

    /// An audio element shows no captions, so a recording with captions plays over its picture.
    @Test(arguments: [true, false]) func recordingsPlayInAPictureWhereTheyHaveCaptions(hasCaptions: Bool) throws {
        let captions = hasCaptions ? ", captions: a.vtt" : ""
        let text = "---\ntitle: A\nimage: p.png\naudio: { src: a.mp3\(captions) }\n---\n"
        let files = ["a.mp3", "p.png", "a.vtt"].map { ("episodes/a/" + $0, 1) }
        let catalog = catalog(["episodes/a/index.md": text], assets: Dictionary(uniqueKeysWithValues: files))
        let episode = try #require(catalog.episodes.first)
        let html = try renderer(for: catalog).page(EpisodePage(episode: episode, notes: .empty)).on(episode.address)
        let video = html.contains("<video controls preload=\"metadata\" playsinline poster=\"../../episodes/a/p.png\"")
        #expect(video == hasCaptions)
        #expect(html.contains("<track kind=\"captions\" src=\"../../episodes/a/a.vtt\"") == hasCaptions)
        #expect(html.contains("<audio ") != hasCaptions)
        #expect(html.contains("page-header--art") != hasCaptions)
    }

    @Test func galleriesKeepTheMarkupThatLayoutsCountOn() throws {
        let catalog = catalog(["index.md": "---\ntitle: Home\n---\n", "site.yml": site])
        let page = try #require(catalog.pages.first)
        var section = GallerySection(
            id: "s1", classes: "a1", layout: "feed", cells: [HTML(trusted: "A"), HTML(trusted: "B")])
        section.sizesToContent = true
        section.title = "Latest"
        section.before = [.spacer, .header]
        section.needsIndex = true
        let content = ContentPage(page: page, address: .home, gallery: Gallery(classes: "p1", sections: [section]))
        let html = try renderer(for: catalog).page(content).on(.home)
        #expect(html.contains("<div class=\"cl p1\">"))
        #expect(
            html.contains(
                "<section class=\"cl-section a1 l-feed\" id=\"s1\" data-cell=\"estimated\" aria-labelledby=\"s1.title\">"
            ))
        #expect(html.contains("<li style=\"--i:1\">A</li>\n<li style=\"--i:2\">B</li>\n"))
        let spacer = try #require(html.range(of: "<div class=\"cl-spacer\"></div>"))
        let header = try #require(html.range(of: "<header class=\"cl-header\">"))
        let list = try #require(html.range(of: "<ol class=\"cl-list\""))
        #expect(spacer.upperBound <= header.lowerBound && header.upperBound <= list.lowerBound)
        #expect(html.contains("aria-current=\"page\">Home</a>"))
    }

    @Test(arguments: [(0, true), (1, false)])
    func anEmptyListSaysSo(count: Int, isEmpty: Bool) throws {
        let catalog = catalog(["episodes/full.md": fullEpisode])
        let tag = try #require(catalog.listings(.tags).first)
        let section = GallerySection(
            id: "s1", classes: "", layout: "feed", cells: Array(repeating: HTML(trusted: "x"), count: count))
        let html = try renderer(for: catalog)
            .page(ListingPage(listing: tag, address: tag.address, gallery: Gallery(sections: [section]))).text
        #expect(html.contains("Nothing here yet") == isEmpty)
        #expect(html.contains("class=\"cl ") != isEmpty)
    }

    @Test func aPageWithoutSectionsIsNotEmpty() throws {
        let catalog = catalog(["about.md": "---\ntitle: About\n---\nUs.\n"])
        let page = try #require(catalog.pages.first { $0.title == "About" })
        let html = try renderer(for: catalog).page(ContentPage(page: page, address: page.address)).text
        #expect(!html.contains("Nothing here yet"))
    }

    @Test(arguments: [
        ("en", "<html lang=\"en\" dir=\"ltr\">"), ("fa", "<html lang=\"fa\" dir=\"rtl\">"),
        ("az-Arab", "<html lang=\"az-Arab\" dir=\"rtl\">"),
    ])
    func directionFollowsTheLanguage(language: String, expected: String) throws {
        let catalog = catalog(["site.yml": "language: \(language)\n"])
        let html = try renderer(for: catalog).notFoundPage().text
        #expect(html.contains(expected))
    }

    @Test(arguments: [
        ("/", MenuMark.exact(0)), ("/library/", .exact(1)), ("/library/page/2/", .below(1)), ("/about/", MenuMark.none),
        ("/libraryx/", MenuMark.none),
    ])
    func menuMarks(path: String, expected: MenuMark) throws {
        let catalog = catalog(["site.yml": site])
        let contexts = ContextWriter(
            site: catalog.site, theme: try renderer(for: catalog).theme, language: "en", linkedKinds: [],
            pictures: ArtworkIndex(), navigation: SiteNavigation())
        #expect(contexts.menuMark(for: try Address(path: path)) == expected)
    }

    @Test(arguments: [
        (1, 1, [1]), (1, 3, [1, 2, 3]), (1, 9, [1, 2, nil, 9]), (5, 9, [1, nil, 4, 5, 6]),
        (4, 9, [1, 2, 3, 4, 5]), (9, 9, [1, nil, 8, 9]),
    ])
    func pageNumbers(current: Int, count: Int, expected: [Int?]) {
        let numbers = PageNumbers(
            place: current - 1, addresses: Array(repeating: .home, count: count), countsFromLast: false)
        #expect(numbers.number == current && numbers.shown == expected)
    }

    /// The first page has the highest number.
    @Test(arguments: [
        (9, 9, [9, 8, nil, 1]), (8, 9, [9, 8, 7, nil, 1]), (5, 9, [6, 5, 4, nil, 1]), (5, 90, [6, 5, 4, nil, 1]),
        (1, 9, [2, 1]), (1, 1, [1]),
    ])
    func pageNumbersFromTheLast(current: Int, count: Int, expected: [Int?]) {
        let numbers = PageNumbers(
            place: count - current, addresses: Array(repeating: .home, count: count), countsFromLast: true)
        #expect(numbers.number == current && numbers.shown == expected)
    }
}
