import BrowserSupport
import TestSupport
import Testing

/// The value of `sizes` is never smaller than the laid-out width. The loaded file is the smallest one that is sharp, or
/// the next larger one.
@Suite("Pictures are no wider than their sizes say", .browser(.chromium))
struct PictureSizesTests {
    struct Picture: Decodable {
        /// The laid-out width, and the width from `sizes`, in CSS px.
        var width: Double
        var said: Double
        /// The width in the name of the chosen file; 0 if none is chosen yet.
        var chosen: Int
        var isLazy: Bool
        /// True if browsers may use the laid-out width.
        var isAuto: Bool
    }

    /// A layout of two small pictures beside a large one.
    static let wall = """
        cell: fill
        section:
          contentInsets: 12
          group:
            axis: horizontal
            size: 1w x 0.5w
            subitems:
              - axis: vertical
                size: 1/3w x 1h
                subitems: [{ size: 1w x 0.5h, contentInsets: 6 }]
              - { size: 2/3w x 1h, contentInsets: 6 }
        """

    static let script = """
        async () => {
          await Promise.all([...document.images].filter((i) => i.loading !== "lazy").map((i) => i.decode().catch(() => 0)));
          const probe = document.body.appendChild(document.createElement("div"));
          probe.style.position = "absolute";
          const said = (sizes) => {
            for (const part of sizes.replace(/^auto, /, "").split(/,\\s*(?![^()]*\\))/)) {
              const match = part.match(/^((?:\\([^()]*\\)(?: and )?)+) (.+)$/);
              if (match && !matchMedia(match[1]).matches) continue;
              probe.style.inlineSize = match ? match[2] : part;
              return probe.getBoundingClientRect().width;
            }
            return -1;
          };
          return [...document.querySelectorAll(".cl-list img")].map((image) => ({
            width: image.getBoundingClientRect().width, said: said(image.sizes),
            chosen: Number((image.currentSrc.match(/(?:@|%40)(\\d+)w/) || [0, 0])[1]), isLazy: image.loading === "lazy",
            isAuto: image.sizes.startsWith("auto"),
          }));
        }
        """

    private static func choice(_ width: Double) -> Int {
        candidates.firstIndex { Double($0) >= width } ?? candidates.count - 1
    }

    static let candidates = [74, 100, 120, 148, 200, 260, 300, 400, 600, 900, 1300, 2000, 2800]

    @Test("in tight and wide grids, rows, mosaics and split pages", arguments: [1.0, 2])
    func currentSources(pixelRatio: Double) async throws {
        let folder = try TemporaryFolder()
        try folder.add(Self.site)
        try await folder.publishSite()
        let output = folder("Output")
        let seen = try await SharedBrowser.chromium.lend(pixelRatio: pixelRatio) { browser in
            try await PageServer.serving(.folder(output)) { server in
                var seen = (pictures: 0, choices: 0)
                var visits = 0
                let widths = [320, 375, 413, 599, 600, 652, 653, 769, 820, 1000, 1280, 1281, 1600]
                for width in pixelRatio == 1 ? widths : [320, 600, 653, 820, 1600] {
                    for page in ["/", "/rows/", "/mosaic/", "/split/", "/pairs/", "/strips/"] {
                        visits += 1
                        try await browser.setViewport(width: width, height: 700)
                        try await browser.navigate(to: server.address(page, visit: visits))
                        for picture in try await browser.call(Self.script, 0, as: [Picture].self) {
                            seen.pictures += 1
                            #expect(picture.said >= picture.width - 0.51, "\(page) at \(width): \(picture)")
                            #expect(
                                Self.choice(picture.said * pixelRatio) - Self.choice((picture.width - 1) * pixelRatio)
                                    <= 1
                                    || picture.isAuto, "\(page) at \(width): \(picture)")
                            if picture.isLazy { continue }
                            let needed = picture.said * pixelRatio
                            // Close to the width of a file, the rounding of boxes decides.
                            guard !Self.candidates.contains(where: { abs(Double($0) - needed) <= pixelRatio }) else {
                                continue
                            }
                            seen.choices += 1
                            let best = Self.candidates[Self.choice(needed)]
                            #expect(picture.chosen == best, "\(page) at \(width): \(picture)")
                        }
                    }
                }
                return seen
            }
        }
        #expect(seen.pictures > 500)
        #expect(seen.choices > 200)
        print("@\(pixelRatio)x: \(seen.pictures) pictures, \(seen.choices) choices")
    }

    /// A page for each layout, with enough pictures to reach below the fold.
    private static var site: [String: String] {
        var files = [
            "Site/Content/site.yml": "title: Sizes\n",
            "Site/Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
        ]
        func names(_ prefix: String) -> [String] { (1...24).map { "\(prefix)\($0)" } }
        for name in ["p", "m", "r", "s"].flatMap(names) {
            for width in candidates + [0] {
                let file = width == 0 ? "\(name).svg" : "\(name)@\(width)w.svg"
                files["Site/Content/media/\(file)"] =
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(max(width, 10))\" height=\"10\"/>"
            }
        }
        func section(_ layout: String, _ names: [String]) -> String {
            let list = names.map { "      - /media/\($0).svg\n" }.joined()
            return "  - source: pictures\n    layout: \(layout)\n    pictures:\n\(list)"
        }
        func page(_ layout: String, _ prefix: String) -> String {
            "---\ntitle: x\nsections:\n\(section(layout, names(prefix)))---\n"
        }
        files["Site/Content/split.md"] = """
            ---
            title: x
            split: { ratio: { ..<700: 0, default: 0.35 }, spacing: 15 }
            sections:
            \(section("photos", Array(names("s").prefix(9))))    side: left
            \(section("wall", Array(names("s").dropFirst(9))))    side: right
            ---
            """
        files["Site/Content/index.md"] = page("photos", "p")
        files["Site/Content/mosaic.md"] = page("wall", "m")
        // One or two columns whose cells have an edge on a whole pixel.
        for (layout, size) in [("pairs", "1/2w x 1h"), ("strips", "1w x 1h")] {
            files["Site/Content/\(layout).md"] = page(layout, "p")
            files["Site/Themes/Default/layouts/\(layout).yml"] =
                "cell: fill\nsection:\n  group: { axis: horizontal, size: 1w x 0.25w, subitems: [{ size: \(size) }] }\n"
        }
        files["Site/Content/rows.md"] =
            "---\ntitle: x\nsections:\n  - { source: pages, folder: albums, layout: albums }\n---\n"
        for name in names("r").prefix(8) {
            files["Site/Content/albums/\(name).md"] = "---\ntitle: \(name)\nimage: /media/\(name).svg\n---\n"
        }
        files["Site/Themes/Default/layouts/wall.yml"] = Self.wall
        return files
    }
}
