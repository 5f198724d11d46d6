import BrowserSupport
import Foundation
import TestSupport
import Testing

/// The page for missing addresses refers to its styles from the root of `baseURL`. If the site is at a different root,
/// the page works without them.
@Suite("The page for missing addresses", .anyBrowser)
struct MissingPageTests {
    struct Look: Decodable, Sendable {
        /// Widths in CSS px.
        var drawings: [Double]
        /// Drawings whose colour differs from the surrounding text.
        var strays: [String]
        /// The margin around the text in CSS px.
        var margin: Double
        var lineHeight: String
        var face: String
        var width: Double
        var overflows: Bool
    }

    private static let script = """
        () => {
          const drawings = [...document.querySelectorAll("svg")];
          const body = getComputedStyle(document.body);
          const text = document.querySelector(".missing h1").getBoundingClientRect();
          return {
            drawings: drawings.map((one) => one.getBoundingClientRect().width),
            strays: drawings.map((one) => getComputedStyle(one))
              .filter((one) => (one.fill === "none" ? one.stroke : one.fill) !== one.color).map((one) => one.fill),
            margin: parseFloat(body.marginLeft), lineHeight: body.lineHeight, face: body.fontFamily,
            width: text.width, overflows: document.documentElement.scrollWidth > innerWidth,
          };
        }
        """

    @Test(
        "can be read without its styles, and looks as it should with them",
        arguments: Engine.judging, ["Default", "Airtime", "Lightbox"])
    func look(engine: Engine, theme: String) async throws {
        for (base, hasStyles) in [("podcast", false), ("sub", true)] {
            let folder = try TemporaryFolder()
            try folder.add([
                "Site/Content/site.yml": "title: T\ntheme: \(theme)\nbaseURL: https://example.com/\(base)/\n",
                "Site/Content/episodes/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\nText.\n",
            ])
            try await folder.publishSite()
            for width in [360, 1280] {
                let look = try await engine.lend { browser in
                    try await PageServer.serving(.folder(folder("Output"))) { server in
                        try await browser.setViewport(width: width, height: 800)
                        try await browser.navigate(to: server.address("404.html"))
                        if let place = ProcessInfo.processInfo.environment["SITEGEN_SCREENSHOTS"] {
                            let name = "404-\(theme)-\(engine)-\(base)-\(width).png"
                            try await Data(browser.screenshot()).write(to: URL(filePath: place).appending(path: name))
                        }
                        return try await browser.call(Self.script, 0, as: Look.self)
                    }
                }
                #expect(look.drawings.allSatisfy { $0 <= 40 } && !look.overflows, "\(engine), \(base): \(look)")
                if hasStyles {
                    #expect(look.margin == 0, "\(engine), \(theme): \(look)")
                    #expect(!look.face.hasPrefix("system-ui, sans-serif"), "\(engine), \(theme): \(look)")
                } else {
                    #expect(look.margin >= 24 && look.width <= 640, "\(engine), \(theme): \(look)")
                    #expect(look.strays == [], "\(engine), \(theme): \(look)")
                    #expect(look.face == "system-ui, sans-serif", "\(engine), \(theme): \(look)")
                }
            }
        }
    }
}
