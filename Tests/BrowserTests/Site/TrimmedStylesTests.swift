import BrowserSupport
import Foundation
import SiteBuilder
import Testing

/// Pages are sent the theme's rules that can match something on them. With all of the rules nothing may look otherwise.
@Suite("Pages look as they do with the whole theme", .browser(.chromium))
struct TrimmedStylesTests {
    private struct Looks: Decodable {
        var count: Int
        /// Elements that look otherwise with the whole theme behind the page's own styles.
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
            // Custom properties that nothing reads are not there.
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

    private static let media = [
        EmulatedMedia.light, .dark, .print, EmulatedMedia(features: ["forced-colors": "active"]),
    ]

    @Test("on a page of each stylesheet", arguments: media.indices)
    func demo(number: Int) async throws {
        let site = try await DemoSite.shared
        var pages: [String: String] = [:]
        for file in site.built.output.files where file.path.text.hasSuffix(".html") {
            guard let bytes = file.contents.bytes,
                let link = String(decoding: bytes, as: UTF8.self).firstMatch(of: #/theme/([a-z][^"\/]*\.css)"/#)
            else { continue }
            let key = Self.theme(of: file.path.text) + "/" + link.1
            pages[key] = pages[key] ?? file.path.text
        }
        #expect(pages.count >= 30)
        // In other media one page of each kind.
        let kinds = Dictionary(pages.sorted { $0.key < $1.key }.map { ($0.key.prefix { $0 != "." }, $0.value) }) {
            first, _ in first
        }
        let shown = (number == 0 ? Array(pages.values) : Array(kinds.values)).sorted()
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(site.output)) { server in
                for width in number == 1 ? [390, 1280] : [390] {
                    for page in shown {
                        try await browser.emulate(Viewport(width: width, height: 900))
                        try await browser.emulate(Self.media[number])
                        try await browser.navigate(to: server.address("/" + page))
                        if page == "search/index.html" {
                            try await browser.navigate(to: server.address("/search/?q=layout"))
                            let results =
                                "async () => { while (!document.querySelector('mark')) await new Promise(requestAnimationFrame); return true }"
                            _ = try await browser.call(results, 0, as: Bool.self)
                        }
                        let theme = try Self.wholeTheme(Self.theme(of: page))
                        let looks = try await browser.call(Self.script, theme, as: Looks.self)
                        #expect(looks.others.prefix(3) == [], "\(page) at \(width)")
                        #expect(looks.count > 100)
                    }
                }
            }
        }
    }

    @Test("the home page is sent no more than 15 kB of them")
    func home() async throws {
        let files = try await DemoSite.shared.built.output.files
        let home = try #require(files.first { $0.path.text.hasPrefix("theme/home.") && $0.path.text.hasSuffix(".css") })
        guard let css = home.contents.bytes else { return }
        #expect(css.count > 5000 && css.count <= 15_000)
    }

    /// The theme that a page of the demo is in.
    private static func theme(of page: String) -> String {
        let parts = page.split(separator: "/")
        return parts.first == "themes" && parts.count > 2 ? parts[1].capitalized : "Default"
    }

    /// The theme's files and, in the places of those that it has not, Default's.
    private static func wholeTheme(_ name: String) throws -> String {
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
        let manifest = try String(contentsOf: themes.appending(path: name + "/theme.yml"), encoding: .utf8)
        let maxWidth = try #require(manifest.firstMatch(of: #/(?m)^maxWidth: (\d+)/#)).1
        // Pages have the greatest width, which layouts give the theme, as a number.
        return sheets.joined() + "@layer layout { :root { --cl-max: \(maxWidth)px } }"
    }
}
