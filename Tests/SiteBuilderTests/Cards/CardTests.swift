import Foundation
import SiteArtwork
import SiteBuilder
import SitePublication
import TestSupport
import Testing

/// Social cards as files of a built site.
@Suite("Cards of a site", .imageLibrary)
struct CardTests {
    private func site(_ settings: String = "", _ files: [String: String] = [:]) throws -> PictureSite {
        var texts = [
            "Content/site.yml": "title: Show\nbaseURL: https://e.com/sub/\npagination: 1\n\(settings)\n",
            "Content/episodes/a.md":
                "---\ntitle: Alpha\ndate: 2026-01-01\ntags: x\ncollection: Course\nseason: 1\nimage: /media/01.jpg\n---\n",
            "Content/episodes/b.md": "---\ntitle: Beta\ndate: 2026-01-02\nimage: /media/d.svg\nseason: 1\n---\n",
            "Content/episodes/_c.md": "---\ntitle: Secret\ndate: 2026-01-03\nimage: /media/02.jpg\n---\n",
            "Content/media/d.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 36'/>",
            "Content/about.md": "---\ntitle: About\n---\n",
        ]
        texts.merge(files) { $1 }
        return try PictureSite(
            texts,
            pictures: [
                "Content/media/01.jpg": SamplePictures.bytes("01.jpg"),
                "Content/media/02.jpg": SamplePictures.bytes("02.jpg"),
            ])
    }

    /// The values of a property on a page.
    private func property(_ name: String, _ path: String, _ files: [String: [UInt8]]) -> [String] {
        HTMLTokenizer(files[path] ?? []).tags.filter { $0.attributes["property"] == name }
            .compactMap { $0.attributes["content"] }
    }

    @Test("exist for each page that names one, in the named size")
    func named() async throws {
        let site = try site()
        let built = try await site.build(cards: true)
        #expect(built.diagnostics == [])
        let files = try PictureSite.bytes(built)
        var named: [String: String] = [:]
        for path in files.keys where path.hasSuffix(".html") {
            guard let image = property("og:image", path, files).first else { continue }
            let file = image.replacing("https://e.com/sub/", with: "")
            named[path] = file
            let bytes = try #require(files[file], "\(path): \(image)")
            let header = try PictureHeader(bytes)
            #expect(header.format == .jpeg && header.size == PixelSize(width: 1200, height: 630), "\(path)")
            #expect(property("og:image:width", path, files) == ["1200"], "\(path)")
            #expect(property("og:image:height", path, files) == ["630"], "\(path)")
        }
        #expect(property("og:image:alt", "episodes/a/index.html", files) == ["Alpha · Show · 1 January 2026"])
        #expect(
            property("og:image:alt", "collections/course/index.html", files) == [
                "Course · Show · Collection · 1 episode"
            ])
        // All cards are used, each page with a card has a different one, and lists of names and later pages show the
        // site's card.
        let cards = Set(files.keys.filter { $0.hasSuffix("-card.jpg") })
        #expect(cards == Set(named.values) && cards.count == 6)
        let own = [
            "index", "episodes/a/index", "episodes/b/index", "about/index", "collections/course/index",
            "seasons/1/index",
        ]
        #expect(Set(own.compactMap { named[$0 + ".html"] }) == cards)
        #expect(
            named["tags/x/index.html"] == named["index.html"]
                && named["seasons/1/page/2/index.html"] == named["index.html"])
        #expect(named["404.html"] == nil && built.counts.images > cards.count)
    }

    @Test("do not mention waiting episodes")
    func drafts() async throws {
        let site = try site()
        let files = try PictureSite.bytes(try await site.build(cards: true))
        #expect(!files.keys.contains { $0.contains("secret") } && files.holding("Secret") == [])
    }

    @Test(
        "show the same if they are painted from smaller files of a picture",
        arguments: ["0% 0%", "50% 50%", "100% 100%"])
    func fromSmallerFiles(focus: String) async throws {
        let library = try #require(ImageLibrary.shared)
        func artwork(_ settings: String) async throws -> (Raster, name: String) {
            let image = "{ src: /media/01.jpg, alt: a, focus: \(focus) }"
            let episode = "---\ntitle: Alpha\ndate: 2026-01-01\nimage: \(image)\n---\n"
            let site = try site(settings, ["Content/episodes/a.md": episode])
            let files = try PictureSite.bytes(try await site.build(cards: true))
            let name = try #require(files.keys.first { $0.hasPrefix("images/alpha-") && $0.hasSuffix("-card.jpg") })
            let bytes = try #require(files[name])
            let size = PixelSize(width: 1200, height: 630)
            let raster = try library.picture(
                bytes, PictureHeader(bytes), size: size, crop: CropRectangle(allOf: size), to: size)
            return (raster, name)
        }
        let (small, smallName) = try await artwork("")
        let (whole, wholeName) = try await artwork("images: { variants: 0 }")
        #expect(smallName != wholeName)
        let differences = zip(small.pixels, whole.pixels).map { abs(Int($0) - Int($1)) }
        #expect(differences.reduce(0, +) < differences.count * 2 && differences.max() ?? 0 < 80)
    }

    @Test(
        "are painted once, and the same from the cache and without it",
        arguments: ["images: { variants: 0 }", "images: { formats: [], variants: 2 }"])
    func cached(settings: String) async throws {
        let site = try site(settings)
        let cold = try await site.build(cache: .own("cache"), cards: true)
        let warm = try await site.build(cache: .own("cache"), cards: true)
        let bare = try await site.build(cache: .none, cards: true)
        let count = cold.counts.images
        #expect(count >= 6 && cold.counts.cachedImages == 0)
        #expect(warm.counts.images == count && warm.counts.cachedImages == count && bare.counts.cachedImages == 0)
        let files = try PictureSite.bytes(cold)
        #expect(try PictureSite.bytes(warm) == files && PictureSite.bytes(bare) == files)
        // A different title gives a different card at a different address.
        try site.folder.add(["Content/about.md": "---\ntitle: About us\n---\n"])
        let changed = try await site.build(cache: .own("cache"), cards: true)
        #expect(changed.counts.images == count && changed.counts.cachedImages == count - 1)
    }

    @Test("show the episode's picture, unless it is a drawing of the author's or too small")
    func pictures() async throws {
        func card(_ image: String) async throws -> [UInt8] {
            let site = try site(
                "",
                [
                    "Content/episodes/b.md": "---\ntitle: Beta\ndate: 2026-01-02\n\(image)\n---\n",
                    "Content/media/dot.gif": SamplePictures.dot,
                ])
            let files = try PictureSite.bytes(try await site.build(cards: true))
            let name = try #require(files.keys.first { $0.hasPrefix("images/beta-") && $0.hasSuffix("-card.jpg") })
            return try #require(files[name])
        }
        let drawn = try await card("tags: x")
        #expect(try await card("image: /media/d.svg") == drawn)
        #expect(try await card("image: /media/dot.gif") == drawn)
        #expect(try await card("image: /media/02.jpg") != drawn)
    }

    @Test(
        "are left out if the site says so, and pages name their pictures",
        arguments: ["images: { cards: false }", "images: false"])
    func off(settings: String) async throws {
        let site = try site(settings)
        let files = try PictureSite.bytes(try await site.build(cards: true))
        #expect(!files.keys.contains { $0.contains("-card.") })
        #expect(property("og:image", "episodes/a/index.html", files) == ["https://e.com/sub/media/01.jpg"])
        #expect(property("og:image", "about/index.html", files) == [])
    }

    @Test("cause one warning if nothing paints them, and pages name their pictures")
    func withoutLibrary() async throws {
        let site = try site()
        let built = try await site.build(cache: .none, library: nil, cards: true)
        #expect(built.diagnostics.map(\.id) == ["image.no-library"])
        let files = try PictureSite.bytes(built)
        #expect(property("og:image", "episodes/a/index.html", files) == ["https://e.com/sub/media/01.jpg"])
    }

    @Test("are of no use without a public address")
    func withoutAddress() async throws {
        let site = try site("", ["Content/site.yml": "title: Show\n"])
        #expect(try await !site.build(cards: true).output.files.contains { $0.path.text.contains("-card.") })
    }

    @Test("do without letters that no font has")
    func letters() async throws {
        // A private-use character, which no system font contains.
        let site = try site("", ["Content/about.md": "---\ntitle: \"A \u{F8FE}\u{100000}\"\n---\n"])
        let built = try await site.build(cards: true)
        #expect(built.diagnostics.map(\.id) == ["card.missing-letters"])
        #expect(built.diagnostics.allSatisfy { $0.severity == .hint })
        let files = try PictureSite.bytes(built)
        #expect(property("og:image", "about/index.html", files) == property("og:image", "index.html", files))
    }

    @Test("follow the theme's layout; a part beyond the card is an error")
    func layouts() async throws {
        func build(_ layout: String) async throws -> [UInt8]? {
            let site = try site(
                "theme: Mine",
                [
                    "Themes/Mine/theme.yml": "name: Mine\ncolors: { paper: \"#101010\" }\n",
                    "Themes/Mine/social-card.yml": layout,
                ])
            let files = try PictureSite.bytes(try await site.build(cards: true))
            return files.first { $0.key.hasPrefix("images/about-") }?.value
        }
        let group = "section: { group: { axis: vertical, size: 1w x 1h, subitem: { size: 1w x 1h }, count: 4 } }"
        #expect(try await build(group) != nil)
        let failure = await #expect(throws: BuildFailure.self) {
            _ = try await build("section: { group: { axis: vertical, size: 1w x 1h, subitems: [{ size: 1w x 1h }] } }")
        }
        #expect(failure?.diagnostics.map(\.id) == ["theme.bad-card"])
        #expect(failure?.diagnostics.first?.path?.hasSuffix("Themes/Mine/social-card.yml") == true)
    }
}
