import BrowserSupport
import Foundation
import SiteBuilder
import Testing

/// Pages contain the theme's rules without comments and white space. With the original rules, everything must look the
/// same.
@Suite("Pages look the same with the original theme", .browser(.chromium))
struct MinifiedStylesTests {
    private struct Looks: Decodable {
        var count: Int
        /// Elements that look different with the original theme after the page's own styles.
        var others: [String]
    }

    private static let script = """
        (css) => {
          // One of those that selectors can hardly tell apart.
          const path = (element) => element ? path(element.parentElement) + ">" + element.tagName + "." + element.classList : "";
          const elements = [...new Map([...document.querySelectorAll("*")].map((e) => [path(e), e])).values()];
          const looks = () => elements.flatMap((element) => [null, "::before", "::after"].map((part) => {
            const style = getComputedStyle(element, part);
            if (part && style.content === "none") return "";
            // Blanks in custom properties count for nothing.
            const properties = Array.from(style).filter((property) => !property.startsWith("--"));
            return properties.map((property) => property + ":" + style.getPropertyValue(property)).join(";");
          }));
          const before = looks();
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
          const after = looks();
          const others = before.flatMap((look, n) => {
            const now = after[n].split(";");
            const change = look.split(";").find((declaration, index) => declaration !== now[index]);
            const element = elements[Math.floor(n / 3)];
            return change === undefined ? [] : [element.tagName + " " + element.className + " " + change];
          });
          return { count: before.length, others };
        }
        """

    /// Ways to show a page; a width in CSS px.
    private static let showings: [(media: EmulatedMedia, width: Int)] = [
        (.light, 390), (.dark, 1280), (.print, 800), (EmulatedMedia(features: ["forced-colors": "active"]), 1280),
    ]

    @Test("on a page of each kind", arguments: ["Default", "Airtime", "Lightbox"])
    func demo(theme: String) async throws {
        let site = try await DemoSite.shared
        let folder = theme == "Default" ? "" : "themes/\(theme.lowercased())/"
        let paths = site.built.output.files.map(\.path.text).filter { $0.hasPrefix(folder) && $0.hasSuffix(".html") }
        let pages = ["index", "about/index", "albums/index", "404", "search/index"].map { folder + $0 + ".html" }
        let shown =
            pages.filter(paths.contains)
            + ["episodes/", "tags/", "collections/", "albums/"].compactMap { kind in
                paths.first { $0.hasPrefix(folder + kind) && $0 != folder + kind + "index.html" }
            }
        #expect(shown.count >= (folder.isEmpty ? 8 : 4), "\(shown)")
        let written = try Self.writtenTheme(theme)
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(site.output)) { server in
                // Print and forced colours have few rules of their own: one page is enough.
                for (number, (media, width)) in Self.showings.enumerated() {
                    for page in number < 2 ? shown : [shown[0]] {
                        try await browser.emulate(Viewport(width: width, height: 900))
                        try await browser.emulate(media)
                        try await browser.navigate(to: server.address("/" + page))
                        let looks = try await browser.call(Self.script, written, as: Looks.self)
                        #expect(looks.others.prefix(3) == [], "\(page) at \(width)")
                        #expect(looks.count > 100)
                    }
                }
            }
        }
    }

    /// The theme's files, and Default's files for those that it lacks.
    private static func writtenTheme(_ name: String) throws -> String {
        let themes = URL(filePath: #filePath).appending(path: "../../../../Themes").standardized
        var files: [String: URL] = [:]
        for theme in ["Default", name] {
            let folder = themes.appending(path: theme + "/styles")
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                files[file.lastPathComponent] = file
            }
        }
        let sheets = try files.sorted { $0.key < $1.key }.map { name, file in
            "@layer \(name == "reset.css" ? "reset" : "theme") {\n\(try String(contentsOf: file, encoding: .utf8))}\n"
        }
        return sheets.joined()
    }
}
