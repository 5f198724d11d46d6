import Foundation
import SiteArtwork
import SiteBuilder
import SiteDiagnostics
import TestSupport
import Testing

/// Icons in the sizes for browsers, home screens and installed sites.
@Suite("Icons of a site", .imageLibrary)
struct IconTests {
    /// A square with a margin, and one that reaches its edges.
    private static let clear =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='#0000ff' d='M2 2h4v4H2z'/></svg>"
    private static let full =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='#0000ff' d='M0 0h8v8H0z'/></svg>"

    private struct Built {
        let files: [String: [UInt8]]
        let diagnostics: [Diagnostic]
        let home: String
    }

    private func build(
        _ icon: String?, _ texts: [String: String] = [:], pictures: [String: [UInt8]] = [:],
        library: ImageLibrary? = .shared,
        cache: Bool = false
    ) async throws -> Built {
        let line = icon.map { "icon: \($0)\n" } ?? ""
        let site = try PictureSite(
            [
                "Content/site.yml": "title: T\nbaseURL: https://e.com/\nimages: { cards: false }\n" + line,
                "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
                "Content/media/clear.svg": Self.clear, "Content/media/full.svg": Self.full,
            ].merging(texts) { $1 }, pictures: pictures)
        if cache { _ = try await site.build(cache: .own("cache"), library: library, cards: true) }
        let built = try await site.build(cache: cache ? .own("cache") : .none, library: library, cards: true)
        let files = try PictureSite.bytes(built)
        return Built(files: files, diagnostics: built.diagnostics, home: files.text("index.html"))
    }

    private func raster(_ png: [UInt8]?) throws -> Raster {
        let png = try #require(png)
        let header = try PictureHeader(png)
        let size = try #require(header.size)
        let library = try #require(ImageLibrary.shared)
        return try library.picture(png, header, size: size, crop: CropRectangle(allOf: size), to: size)
    }

    /// A PNG of one colour.
    private func png(_ width: Int, _ height: Int) throws -> [UInt8] {
        let raster = Raster(PixelSize(width: width, height: height), filledWith: [0, 128, 0, 255])
        let library = try #require(ImageLibrary.shared)
        return try #require(library.file(of: raster, .png, quality: 100))
    }

    @Test("are drawn of the site's drawing", arguments: [("media/clear.svg", false), ("media/full.svg", true)])
    func drawn(icon: String, isFilled: Bool) async throws {
        let built = try await build(icon)
        #expect(built.diagnostics == [])
        let nothing: [UInt8] = [0, 0, 0, 0]
        let blue: [UInt8] = [0, 0, 255, 255]
        for side in [192, 512] {
            let raster = try raster(built.files["icon-\(side).png"])
            #expect(raster.size == PixelSize(width: side, height: side))
            #expect(raster[side / 2, side / 2] == blue && raster[0, 0] == (isFilled ? blue : nothing))
        }
        // Apple's home screens do not support transparent pixels, so the theme's paper colour is behind the icon.
        let touch = try raster(built.files["apple-touch-icon.png"])
        #expect(touch.size == PixelSize(width: 180, height: 180) && touch[90, 90] == blue)
        #expect(touch[0, 0] == (isFilled ? blue : [0xFC, 0xFA, 0xF6, 255]))
        #expect(built.home.contains("<link rel=\"icon\" href=\"favicon.ico\" sizes=\"32x32\">"))
        #expect(built.home.contains("<link rel=\"icon\" href=\"\(icon)\" type=\"image/svg+xml\">"))
        #expect(built.home.contains("<link rel=\"apple-touch-icon\" href=\"apple-touch-icon.png\">"))
    }

    @Test("have a favicon.ico that reads back")
    func favicon() async throws {
        let built = try await build("media/full.svg")
        let icon = try #require(built.files["favicon.ico"])
        func number(_ offset: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(icon[offset + $1]) << ($1 * 8) }
        }
        #expect(number(0, 2) == 0 && number(2, 2) == 1 && number(4, 2) == 1)
        #expect(number(6, 1) == 32 && number(7, 1) == 32 && number(10, 2) == 1 && number(12, 2) == 32)
        #expect(number(18, 4) == 22 && number(14, 4) + 22 == icon.count)
        let raster = try raster(Array(icon[22...]))
        #expect(raster.size == PixelSize(width: 32, height: 32) && raster[16, 16] == [0, 0, 255, 255])
    }

    @Test(
        "are in the manifest in their sizes, to be cut where they fill their square",
        arguments: [("media/clear.svg", nil), ("media/full.svg", "any maskable")] as [(String, String?)])
    func manifest(icon: String, purpose: String?) async throws {
        struct Manifest: Decodable {
            struct Icon: Decodable { let src: String, type: String, sizes: String, purpose: String? }
            let icons: [Icon]
        }
        let built = try await build(icon)
        let bytes = try #require(built.files["site.webmanifest"])
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(bytes))
        #expect(manifest.icons.map(\.src) == [icon, "icon-192.png", "icon-512.png"])
        #expect(manifest.icons.map(\.sizes) == ["any", "192x192", "512x512"])
        #expect(manifest.icons.map(\.type) == ["image/svg+xml", "image/png", "image/png"])
        #expect(manifest.icons.map(\.purpose) == [nil, purpose, purpose])
        for icon in manifest.icons.dropFirst() {
            let png = try #require(built.files[icon.src])
            let size = try #require(PictureHeader(png).size)
            #expect("\(size.width)x\(size.height)" == icon.sizes)
        }
    }

    @Test("are those of the theme if a site has none, also from the cache")
    func ofTheme() async throws {
        let built = try await build(nil)
        #expect(built.diagnostics == [] && built.home.withoutAssetDigests.contains("href=\"theme/favicon.svg\""))
        let largest = try #require(built.files["icon-512.png"])
        #expect(try PictureHeader(largest).size == PixelSize(width: 512, height: 512))
        let again = try await build(nil, cache: true)
        for name in ["favicon.ico", "apple-touch-icon.png", "icon-192.png", "icon-512.png"] {
            #expect(built.files[name] != nil && again.files[name] == built.files[name], "\(name)")
        }
    }

    @Test("keep files of the author")
    func ofAuthor() async throws {
        let built = try await build(
            "media/full.svg", ["Content/favicon.ico": "mine", "Content/icon-192.png": "mine too"])
        #expect(built.files.text("favicon.ico") == "mine" && built.files.text("icon-192.png") == "mine too")
        #expect(built.home.contains("<link rel=\"icon\" href=\"favicon.ico\" sizes=\"32x32\">"))
    }

    @Test(
        "are reported as too small or not square where they are named",
        arguments: [
            (512, 512, [], ["apple-touch-icon.png", "favicon.ico", "icon-192.png", "icon-512.png"]),
            (180, 180, ["icon.too-small"], ["apple-touch-icon.png", "favicon.ico"]),
            (20, 20, ["icon.too-small"], []),
            (600, 520, ["icon.not-square"], ["apple-touch-icon.png", "favicon.ico", "icon-192.png", "icon-512.png"]),
            (64, 40, ["icon.not-square", "icon.too-small"], ["favicon.ico"]),
        ] as [(Int, Int, [String], [String])])
    func problems(width: Int, height: Int, ids: [String], made: [String]) async throws {
        let built = try await build("media/i.png", pictures: ["Content/media/i.png": png(width, height)])
        #expect(built.diagnostics.map(\.id).sorted() == ids)
        #expect(built.diagnostics.allSatisfy { $0.path?.hasSuffix("site.yml") == true && $0.position?.line == 4 })
        #expect(built.files.keys.filter { $0.contains("icon") && !$0.contains("/") }.sorted() == made)
        if height < width, made.contains("icon-512.png") {
            let raster = try raster(built.files["icon-512.png"])
            #expect(raster[256, 2][3] == 0 && raster[256, 509][3] == 0 && raster[0, 256] == [0, 128, 0, 255])
        }
    }

    @Test(
        "are the theme's if a file is broken or does more than draw",
        arguments: [
            ("broken.png", "x", "image.unknown-format"),
            ("bad.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>", "image.unsafe"),
            (
                "far.svg", "<svg xmlns='http://www.w3.org/2000/svg'><image href='https://e.com/a.png'/></svg>",
                "image.unsafe"
            ),
        ])
    func refused(name: String, text: String, id: String) async throws {
        let built = try await build("media/\(name)", ["Content/media/\(name)": text])
        #expect(built.diagnostics.map(\.id) == [id])
        let place = try #require(built.diagnostics.first)
        #expect(
            name.hasSuffix(".svg")
                ? place.path?.hasSuffix("media/" + name) == true && (place.position?.column ?? 0) > 40
                : place.path?.hasSuffix("site.yml") == true && place.position?.line == 4)
        let ofTheme = try await build(nil)
        #expect(built.files["icon-512.png"] == ofTheme.files["icon-512.png"])
        #expect(built.home.withoutAssetDigests.contains("href=\"theme/favicon.svg\""))
    }

    @Test("are only the drawing if nothing can draw them")
    func withoutLibrary() async throws {
        let built = try await build("media/full.svg", library: nil)
        #expect(built.diagnostics == [])
        #expect(built.files.keys.filter { $0.contains("icon") && !$0.contains("/") } == [])
        #expect(built.home.contains("href=\"media/full.svg\"") && !built.home.contains("favicon.ico"))
    }
}
