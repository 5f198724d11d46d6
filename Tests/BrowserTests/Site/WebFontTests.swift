import BrowserSupport
import Foundation
import TestSupport
import Testing

/// Texts in a web font of a theme, whose file comes late or never.
@Suite("A web font of a theme", .anyBrowser, .timeLimit(.minutes(30)))
struct WebFontTests {
    /// Where the words of a page are.
    struct Texts: Decodable, Sendable {
        /// Left, top, width and height of headings, paragraphs, cards and items, in pixels.
        var boxes: [[Double]]
        /// The heights of the font in several sizes.
        var lines: [Double]
        /// The width of a long text in one line.
        var width: Double
        var isLoaded: Bool
        var hasOverrides: Bool
    }

    private static let script = """
        async () => {
          await Promise.all([...document.fonts].map((f) => f.load().catch(() => 0)));
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const box = (e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; };
          const boxes = [...document.querySelectorAll("main :is(h1, h2, h3, p, ul, article, section)")].map(box);
          // The height of a box in a line is that of the font alone.
          const line = document.body.appendChild(document.createElement("div"));
          const text = line.appendChild(document.createElement("span"));
          text.style.whiteSpace = "nowrap";
          text.textContent = document.querySelector("main").innerText.repeat(9).slice(0, 900);
          const lines = [];
          for (let size = 10; size < 60; size += 1.5) {
            text.style.fontSize = `${size}px`;
            lines.push(box(text)[3]);
          }
          return {
            boxes, lines, width: box(text)[2],
            isLoaded: [...document.fonts].some((f) => f.status == "loaded" && f.family.replaceAll('"', "") == "Late"),
            hasOverrides: "ascentOverride" in FontFace.prototype,
          };
        }
        """
    private static let pages = ["/", "/episodes/a/", "/long/", "/about/"]
    private static let widths = [360, 800, 1280]

    @Test("is as high as its fallback and about as wide", arguments: Engine.judging)
    func sizes(engine: Engine) async throws {
        let site = try await Self.measured.value
        let (late, never) = (site("Output"), site("Without"))
        let found = try await engine.lend { browser in
            var found: [(place: String, arrived: Texts, missing: Texts)] = []
            for width in Self.widths {
                try await browser.setViewport(width: width, height: 800)
                for page in Self.pages {
                    let arrived = try await Self.texts(of: page, in: late, browser)
                    found.append(("\(page) at \(width)", arrived, try await Self.texts(of: page, in: never, browser)))
                }
            }
            return found
        }
        for (place, arrived, missing) in found {
            #expect(arrived.isLoaded && !missing.isLoaded, "\(place)")
            #expect(arrived.boxes.count == missing.boxes.count && !arrived.boxes.isEmpty, "\(place)")
            #expect(
                abs(arrived.width / missing.width - 1) < 0.03, "\(engine) \(place): \(arrived.width) \(missing.width)")
            guard arrived.hasOverrides else {
                print("\(engine): has no ascent-override; heights were not judged")
                continue
            }
            #expect(arrived.lines == missing.lines, "\(engine) \(place)")
            let moved = zip(arrived.boxes, missing.boxes).filter {
                abs($0[1] - $1[1]) > 0.5 || abs($0[3] - $1[3]) > 0.5
            }
            #expect(moved.isEmpty, "\(engine) \(place): \(moved.map { "\($0)" })")
        }
    }

    private static func texts(of page: String, in output: String, _ browser: any BrowserSession) async throws -> Texts {
        try await PageServer.serving(.folder(output)) { server in
            try await browser.navigate(to: server.address(page))
            return try await browser.call(script, 0, as: Texts.self)
        }
    }

    @Test("moves nothing when it comes late", .browser(.chromium), arguments: widths)
    func layoutShift(width: Int) async throws {
        for site in [try await Self.measured.value, try await Self.optional.value] {
            for (page, shift) in try await Self.shifts(of: site, width: width) {
                #expect(shift.fonts > 0 && shift.wait >= 400, "\(page) at \(width): \(shift)")
                #expect(shift.sum == 0, "\(page) at \(width): \(shift)")
            }
        }
    }

    @Test("moves pages when its rule is written by hand", .browser(.chromium))
    func layoutShiftByHand() async throws {
        var sums: [Double] = []
        for width in Self.widths {
            sums += try await Self.shifts(of: try await Self.unmeasured.value, width: width).map(\.1.sum)
        }
        #expect(sums.filter { $0 > 0.005 }.count >= 3, "\(sums)")
    }

    private static func shifts(of site: TemporaryFolder, width: Int) async throws -> [(String, LayoutShift)] {
        let output = site("Output")
        return try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(output), delay: .milliseconds(400)) { server in
                var found: [(String, LayoutShift)] = []
                for (number, page) in pages.enumerated() {
                    try await browser.setViewport(width: width, height: 800)
                    try await browser.navigate(to: server.address(page, visit: number))
                    found.append((page, try await browser.layoutShift()))
                }
                return found
            }
        }
    }

    private static let measured = Task { try await site(fonts: "{ file: assets/late.ttf, family: Late }") }
    private static let optional = Task {
        try await site(fonts: "{ file: assets/late.ttf, family: Late, display: optional }")
    }
    /// As themes have it that write the rule by hand.
    private static let unmeasured = Task {
        try await site(
            styles: """
                @font-face { font-family: Late; src: url(late.ttf); font-display: swap; }
                :root { --font-late: Late, serif; }

                """)
    }

    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// - Parameter fonts: the list in `theme.yml`.
    private static func site(fonts: String = "", styles: String = "") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        folder.removeAtExit()
        let prose = ProseSample.paragraphs
        let manifest = try String(contentsOf: repository.appending(path: "Themes/Default/theme.yml"), encoding: .utf8)
        var files = [
            "Site/Content/site.yml": "title: Letters\n",
            "Site/Content/long.md": "---\ntitle: A page of several long paragraphs\n---\n"
                + prose.joined(separator: "\n\n"),
            "Site/Content/about.md":
                "---\ntitle: About\n---\n"
                + prose.prefix(2).joined(separator: "\n\n## A heading between paragraphs\n\n"),
            "Site/Themes/Default/theme.yml": "\(manifest)\nfonts: [\(fonts)]\n",
            "Site/Themes/Default/styles/90-font.css":
                styles + ":root { --face-display: var(--font-late); --face-text: var(--font-late); }\n",
        ]
        for (index, text) in prose.enumerated() {
            let letter = Character(UnicodeScalar(UInt8(97 + index)))
            files["Site/Content/episodes/\(letter).md"] =
                "---\ntitle: \(text.prefix(40))\ndate: 2026-01-0\(index + 1)\ndescription: \(text.prefix(120))\n---\n\(text)\n"
        }
        try folder.add(files)
        let font = try #require(fontFiles.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first)
        try folder.add(["Site/Themes/Default/assets/late.ttf": ""])
        try font.write(to: URL(filePath: folder("Site/Themes/Default/assets/late.ttf")))
        let built = try await folder.publishSite()
        #expect(built.diagnostics.filter { $0.severity != .hint } == [])
        // The same site, whose font never comes.
        try FileManager.default.copyItem(atPath: folder("Output"), toPath: folder("Without"))
        let without = URL(filePath: folder("Without/theme"))
        for file in FileManager.default.enumerator(at: without, includingPropertiesForKeys: nil)?.allObjects ?? [] {
            if let file = file as? URL, file.lastPathComponent == "late.ttf" {
                try FileManager.default.removeItem(at: file)
            }
        }
        return folder
    }

    /// Two candidates, one of which exists: Debian's font, which the tests install, or macOS's own.
    private static let fontFiles = [
        "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", "/System/Library/Fonts/Supplemental/Georgia.ttf",
    ]
}

private enum ProseSample {
    static let paragraphs = [
        "A gallery is a room in which nothing moves while people look. The pictures hang where they were hung, and the words below them stay as long as the light is on.",
        "Type that arrives late is like a visitor who rearranges the chairs. Everyone has found a place, and then the rows are other rows, and the reader has to look for the line again.",
        "There are three ways to be polite about it. The first is to wait outside until the next page. The second is to bring a chair of exactly the same size. The third is to have been there from the start, which is what the fonts of the system do.",
        "A measured fallback is the second way. Its letters are as wide as those of the font on average, its lines are exactly as high, and so a paragraph has as many lines before as after in nearly all cases.",
        "Short texts such as titles of cards mostly fit in one line, or break at the same word. Long texts have many lines, and the small differences of single letters cancel each other out.",
    ]
}
