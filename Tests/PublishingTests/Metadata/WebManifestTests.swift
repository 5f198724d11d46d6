import Foundation
import SiteEpisodes
import Testing

@testable import SitePublishing

@Suite struct WebManifestTests {
    private struct Manifest: Decodable {
        struct Icon: Decodable { let src: String, type: String?, sizes: String?, purpose: String? }
        let name, lang, startUrl, scope, id, display: String
        let description, backgroundColor, themeColor: String?
        let icons: [Icon]?
    }

    @Test func readsBack() throws {
        var site = SiteInfo()
        site.title = "Night \"Trains\" </script>"
        site.summary = "Sleeping & waking"
        site.language = "fa"
        let file = WebManifest.file(
            of: site,
            icons: [
                SiteIcon(.file(path: "theme/favicon.svg")),
                SiteIcon(.file(path: "my icon.png"), sizes: "180x180", purpose: "any maskable"),
            ], colors: ManifestColors(background: "#ffffff", theme: "#c8321f"))
        #expect(file.address.outputPath == "site.webmanifest" && file.mediaType.name == "application/manifest+json")
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let manifest = try decoder.decode(Manifest.self, from: Data(file.bytes))
        #expect(manifest.name == site.title && manifest.description == site.summary && manifest.lang == "fa")
        // Relative addresses, so that the site works under any path.
        #expect([manifest.startUrl, manifest.scope, manifest.id] == ["./", "./", "./"])
        #expect(["fullscreen", "standalone", "minimal-ui", "browser"].contains(manifest.display))
        #expect(manifest.backgroundColor == "#ffffff" && manifest.themeColor == "#c8321f")
        #expect(manifest.icons?.map(\.src) == ["theme/favicon.svg", "my%20icon.png"])
        #expect(manifest.icons?.map(\.sizes) == ["any", "180x180"])
        #expect(manifest.icons?.map(\.purpose) == [nil, "any maskable"])
        #expect(manifest.icons?.map(\.type) == ["image/svg+xml", "image/png"])
    }

    @Test func everySiteHasOne() async throws {
        #expect(try await published(["episodes/a.md": "---\ntitle: A\n---\n"]).texts["site.webmanifest"] != nil)
    }
}
