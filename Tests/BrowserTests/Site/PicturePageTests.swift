import BrowserSupport
import TestSupport
import Testing

/// The page of a picture shows the whole picture in the window, and those that follow it are scrolled to sideways.
@Suite("The page of a picture", .anyBrowser, .imageLibrary)
struct PicturePageTests {
    struct Look: Decodable, Sendable {
        /// The picture's box in CSS px, and the shape of its file.
        var picture: [Double]
        /// The bottom of the caption and of the links in CSS px.
        var words: Double
        /// The least side of a link in CSS px.
        var smallestLink: Double
        var isLoaded: Bool
        var overflows: Bool
        var frames: Int
        /// The width of the window in CSS px. Browsers have a minimum.
        var window: Double
    }

    private static let script = """
        () => {
          const frame = document.querySelector(".viewer-frame");
          const picture = frame.querySelector("img").getBoundingClientRect();
          const links = [...frame.querySelectorAll("a"), document.querySelector(".viewer-back")]
            .map((link) => link.getBoundingClientRect());
          const image = frame.querySelector("img");
          return {
            picture: [picture.left, picture.top, picture.right, picture.bottom],
            words: Math.max(...[...frame.querySelectorAll("h1, .viewer-place")].map((e) => e.getBoundingClientRect().bottom)),
            smallestLink: Math.min(...links.flatMap((link) => [link.width, link.height])),
            isLoaded: image.complete && image.naturalWidth > 0,
            overflows: document.documentElement.scrollWidth > innerWidth,
            frames: document.querySelectorAll(".viewer-frame").length,
            window: innerWidth,
          };
        }
        """

    @Test("shows the picture and its words in one window", arguments: Engine.judging)
    func look(engine: Engine) async throws {
        let output = try await DemoSite.shared.output
        try await engine.lend { browser in
            try await PageServer.serving(.folder(output)) { server in
                for (page, frames) in [("coast/03", 4), ("gardens/04", 6), ("coast/06", 1)] {
                    for (width, height) in [(320, 568), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
                    {
                        try await browser.setViewport(width: width, height: height)
                        try await browser.navigate(to: server.address("albums/\(page)/"))
                        let look = try await browser.call(Self.script, 0, as: Look.self)
                        let place = "\(engine), \(page), \(width): \(look)"
                        #expect(look.isLoaded && !look.overflows && look.frames == frames, "\(place)")
                        #expect(look.picture[0] >= 0 && look.picture[2] <= look.window, "\(place)")
                        #expect(look.picture[3] - look.picture[1] >= 200 && look.smallestLink >= 44, "\(place)")
                        // A phone on its side has room for the picture alone.
                        if height > 400 { #expect(look.words <= Double(height), "\(place)") }
                    }
                }
            }
        }
    }

    @Test("scrolls to the next pictures, and loads them then", arguments: Engine.judging)
    func scrolling(engine: Engine) async throws {
        let output = try await DemoSite.shared.output
        try await engine.lend { browser in
            try await PageServer.serving(.folder(output)) { server in
                try await browser.setViewport(width: 390, height: 844)
                try await browser.navigate(to: server.address("albums/coast/02/"))
                let strip = "document.querySelector('.viewer-strip')"
                // Two thirds of the way, so that snapping does the rest.
                _ = try await browser.evaluate(
                    "(\(strip).scrollTo({ left: 1.7 * innerWidth, behavior: 'instant' }), true)", as: Bool.self)
                let third = "\(strip).children[2]"
                try await browser.wait(
                    for: "String(Math.round(\(third).getBoundingClientRect().left))", wanted: "the window's edge"
                ) { $0 == "0" }
                try await browser.wait(
                    for: "String(\(third).querySelector('img').naturalWidth > 0)", wanted: "a loaded picture"
                ) { $0 == "true" }
                let own = try await browser.evaluate(
                    "\(third).querySelector('.viewer-place').textContent", as: String.self)
                #expect(own == "4 of 6")
            }
        }
    }

    @Test("leads on with the arrow keys in both directions", arguments: Engine.judging, ["en", "fa"])
    func keys(engine: Engine, language: String) async throws {
        let folder = try TemporaryFolder()
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 3 2\"><path d=\"M0 0h3v2H0z\"/></svg>"
        var files = [
            "Site/Content/site.yml": "title: T\nlanguage: \(language)\n",
            "Site/Content/coast.md":
                "---\ntitle: Coast\nsections: [{ source: pictures, layout: photos, folder: media/coast }]\n---\n",
        ]
        for number in 1...3 { files["Site/Content/media/coast/\(number).svg"] = drawing }
        try folder.add(files)
        try await folder.publishSite()
        let (next, previous): (Key, Key) = language == "en" ? (.arrowRight, .arrowLeft) : (.arrowLeft, .arrowRight)
        try await engine.lend { browser in
            try await PageServer.serving(.folder(folder("Output"))) { server in
                try await browser.navigate(to: server.address("coast/"))
                _ = try await browser.evaluate(
                    "(document.querySelector('.cell--picture').click(), true)", as: Bool.self)
                func arrive(_ number: Int) async throws {
                    try await browser.wait(
                        for: "document.readyState === 'complete' ? location.pathname : ''", wanted: "\(number)"
                    ) { $0.contains("/coast/\(number)/") }
                }
                try await arrive(1)
                try await browser.press(previous)
                for number in [2, 3] {
                    try await browser.press(next)
                    try await arrive(number)
                }
                try await browser.press(previous)
                try await arrive(2)
            }
        }
    }
}
