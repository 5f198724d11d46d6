import BrowserSupport
import Foundation
import SiteBuilder
import TestSupport
import Testing

/// The files made from pictures match the layout: browsers choose the smallest file that is sharp, and nothing moves
/// when it loads.
@Suite("Files made from pictures", .browser(.chromium), .imageLibrary)
struct PictureVariantTests {
    private struct Picture: Decodable {
        /// The laid-out width, and the width from `sizes`, in CSS px.
        var width: Double
        var said: Double
        /// The widths of the available files and of the chosen one; 0 for none.
        var files: [Int]
        var chosen: Int
        /// True if `sizes` contains `auto`. Such a picture is laid out before it loads.
        var isAuto: Bool
        /// The aspect ratios of the chosen file and of its box.
        var aspect: Double
        var box: Double

        /// The width that the browser uses.
        var known: Double { isAuto ? width : said }
    }

    private static let script = """
        async () => {
          // Pictures that wait are loaded when they come near.
          for (const image of document.images) {
            if (image.loading === "lazy") image.scrollIntoView({ block: "center", inline: "center" });
            await image.decode().catch(() => 0);
          }
          const probe = document.body.appendChild(document.createElement("div"));
          probe.style.position = "absolute";
          const said = (sizes) => {
            for (const part of sizes.replace(/^auto, /, "").split(/,\\s*(?![^()]*\\))/)) {
              const match = part.match(/^((?:\\([^()]*\\)(?: and )?)+) (.+)$/);
              if (match && !matchMedia(match[1]).matches) continue;
              // Boxes are laid out in sixty-fourths of a pixel.
              probe.style.inlineSize = `calc(1000 * ${match ? match[2] : part})`;
              return probe.getBoundingClientRect().width / 1000;
            }
            return -1;
          };
          const pictures = [...document.querySelectorAll(".cl-list .art img")].map((image) => {
            const source = image.parentElement.querySelector("source") ?? image;
            const box = image.getBoundingClientRect();
            return {
              width: box.width, said: said(image.sizes),
              files: source.srcset.split(", ").map((file) => parseInt(file.split(" ")[1])),
              chosen: Number((image.currentSrc.match(/-(\\d+)w\\./) || [0, 0])[1]), isAuto: image.sizes.startsWith("auto"),
              aspect: image.naturalWidth / image.naturalHeight, box: box.width / box.height,
            };
          });
          probe.remove();
          return pictures;
        }
        """

    /// Each pixel ratio has other widths.
    private static let widths: [Double: [Int]] = [
        1: [320, 414, 599, 700, 1024, 1440], 2: [360, 480, 640, 768, 1280], 3: [390, 560, 834, 1920],
    ]
    private static let pages = ["/", "/rows/", "/mosaic/", "/squares/"]

    @Test("are the smallest that are sharp", arguments: [1.0, 2, 3])
    func choices(pixelRatio: Double) async throws {
        let folder = try await builtSite()
        let output = folder("Output")
        let widths = try #require(Self.widths[pixelRatio])
        let pictures = try await SharedBrowser.chromium.lend(pixelRatio: pixelRatio) { browser in
            try await PageServer.serving(.folder(output)) { server in
                var found: [(place: String, picture: Picture)] = []
                var visits = 0
                for width in widths {
                    for page in Self.pages {
                        visits += 1
                        try await browser.setViewport(width: width, height: 800)
                        try await browser.navigate(to: server.address(page, visit: visits))
                        let pictures = try await browser.call(Self.script, 0, as: [Picture].self)
                        found += pictures.map { ("\(page) at \(width)", $0) }
                    }
                }
                return found
            }
        }
        #expect(pictures.count == widths.count * Self.pages.count * SamplePictures.names.count)
        for (place, picture) in pictures {
            // Never smaller than the box, or the picture is blurred. `said` is for browsers that do not support `auto`.
            #expect(picture.width - picture.known <= 0.5 && picture.width - picture.said < 1, "\(place): \(picture)")
            // Exact if `sizes` has room for it. Otherwise the file is at most one step larger.
            if place.hasPrefix("/rows/") || place.hasPrefix("/mosaic/") {
                let excess = (known: picture.known - picture.width, said: picture.said - picture.width)
                #expect(excess.known <= 0.5 && excess.said < 1, "\(place): \(picture)")
            }
            for width in [picture.known, picture.said] {
                // No file is larger than the largest.
                let steps = [picture.width, width].map { wanted in
                    picture.files.firstIndex { Double($0) >= wanted * pixelRatio } ?? picture.files.count - 1
                }
                #expect(steps[1] - steps[0] <= 1, "\(place): \(picture)")
            }
            let best = picture.files.first { Double($0) >= picture.known * pixelRatio } ?? picture.files.last
            #expect(picture.chosen == best, "\(place): \(picture)")
            // The same shape at every width, which the file also has.
            if place.hasPrefix("/rows/") || place.hasPrefix("/squares/") {
                #expect(abs(picture.aspect / picture.box - 1) < 0.04, "\(place): \(picture)")
            }
        }
        // Most pictures have an exact list; `auto` is for the few that have none.
        #expect(pictures.count { !$0.picture.isAuto } > pictures.count / 2)
    }

    @Test("move nothing when they and the theme's font come late", arguments: [360, 800, 1280])
    func layoutShift(width: Int) async throws {
        let output = try await builtSite(Self.fontFiles())
        let path = output("Output")
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(path), delay: .milliseconds(400)) { server in
                for (number, page) in (Self.pages + ["/episodes/a/"]).enumerated() {
                    try await browser.setViewport(width: width, height: 800)
                    try await browser.navigate(to: server.address(page, visit: number))
                    let shift = try await browser.layoutShift()
                    #expect(shift.pictures > 0 && shift.fonts == 1 && shift.wait >= 400)
                    #expect(shift.sum == 0, "\(page) at \(width): \(shift)")
                }
            }
        }
    }

    /// A theme whose words have a face of their own, written by hand.
    private static func fontFiles() throws -> [String: Data] {
        let styles = """
            @font-face { font-family: Late; src: url(late.ttf); font-display: optional; }
            :root { --face-display: Late, serif; --face-text: Late, serif; }
            """
        let font = try #require(fonts.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first)
        return [
            "Site/Themes/Default/styles/90-font.css": Data(styles.utf8),
            "Site/Themes/Default/assets/late.ttf": font,
        ]
    }

    /// Two candidates, one of which exists: Debian's font, which the tests install, or macOS's own.
    private static let fonts = [
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", "/System/Library/Fonts/Supplemental/Courier New.ttf",
    ]

    /// A page for each kind of layout: cards, rows, a mosaic, squares.
    ///
    /// - Parameter extra: Additional files by path.
    private func builtSite(_ extra: [String: Data] = [:]) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let list = SamplePictures.names.map { "      - { src: /media/\($0), alt: x }\n" }.joined()
        func page(_ layout: String) -> String {
            "---\ntitle: x\nsections:\n  - source: pictures\n    layout: \(layout)\n    pictures:\n\(list)---\n"
        }
        var files = [
            "Site/Content/site.yml": "title: Pictures\n",
            "Site/Content/mosaic.md": page("wall"), "Site/Content/squares.md": page("photos"),
            "Site/Content/rows.md":
                "---\ntitle: x\nsections:\n  - { source: pages, folder: albums, layout: albums }\n---\n",
            "Site/Themes/Default/layouts/wall.yml": PictureSizesTests.wall,
        ]
        for (index, name) in SamplePictures.names.enumerated() {
            let letter = Character(UnicodeScalar(UInt8(97 + index)))
            files["Site/Content/episodes/\(letter).md"] =
                "---\ntitle: \(letter)\ndate: 2026-01-0\(index + 1)\nimage: /media/\(name)\n---\n"
            files["Site/Content/albums/\(letter).md"] = "---\ntitle: \(letter)\nimage: /media/\(name)\n---\n"
        }
        try folder.add(files)
        try folder.add(["Site/Content/media/": ""])
        for name in SamplePictures.names {
            try FileManager.default.copyItem(
                at: SamplePictures.url(name), to: URL(filePath: folder("Site/Content/media/\(name)")))
        }
        for (path, bytes) in extra {
            try folder.add([path: ""])
            try bytes.write(to: URL(filePath: folder(path)))
        }
        let built = try await folder.publishSite()
        #expect(built.diagnostics.filter { $0.severity != .hint } == [])
        return folder
    }
}
