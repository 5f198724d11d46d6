import Foundation
import SiteDiagnostics
import SiteEpisodes
import Testing

@testable import SiteTheming

@Suite struct ThemeFontTests {
    @Test func areReadFromTheManifest() {
        let text = """
            fonts:
              - assets/a.woff2
              - { file: assets/b/c.ttf, family: B, weight: 200 900, style: italic, fallback: serif, display: optional }
              - { file: assets/d.otf, weight: 700, style: normal, display: swap }

            """
        let (manifest, diagnostics) = themeManifest(SourceText(path: "theme.yml", text: text), folderName: "A")
        #expect(diagnostics == [])
        let fonts = manifest.fonts
        #expect(fonts.map(\.file) == ["a.woff2", "b/c.ttf", "d.otf"])
        #expect(fonts.map(\.family) == [nil, "B", nil])
        #expect(fonts.map(\.weights) == [nil, 200...900, 700...700])
        #expect(fonts.map(\.style) == [nil, .italic, .normal])
        #expect(fonts.map(\.fallback) == [nil, .serif, nil])
        #expect(fonts.map(\.display) == [.swap, .optional, .swap])
    }

    @Test(arguments: [
        ("fonts: assets/a.woff2", "theme.bad-fonts", "1:8"), ("fonts: [a.woff2]", "theme.bad-fonts", "1:9"),
        ("fonts: [{ family: A }]", "theme.bad-fonts", "1:9"),
        ("fonts: [{ file: assets/a.ttf, weight: bold }]", "theme.bad-fonts", "1:39"),
        ("fonts: [{ file: assets/a.ttf, weight: 900 200 }]", "theme.bad-fonts", "1:39"),
        ("fonts: [{ file: assets/a.ttf, weight: 0 }]", "theme.bad-fonts", "1:39"),
        ("fonts: [{ file: assets/a.ttf, style: oblique }]", "theme.bad-fonts", "1:38"),
        ("fonts: [{ file: assets/a.ttf, fallback: fantasy }]", "theme.bad-fonts", "1:41"),
        ("fonts: [{ file: assets/a.ttf, display: block }]", "theme.bad-fonts", "1:40"),
        ("fonts: [{ file: assets/a.ttf, famly: A }]", "theme.unknown-key", "1:31"),
    ])
    func mistakesAreSaid(text: String, id: String, place: String) {
        let (_, diagnostics) = themeManifest(SourceText(path: "theme.yml", text: text + "\n"), folderName: "A")
        #expect(diagnostics.map(\.id) == [id])
        #expect(diagnostics.first?.position.map { "\($0.line):\($0.column)" } == place)
    }

    @Test func filesThatAreNoFontsAreErrors() throws {
        let manifest = "fonts: [assets/a.ttf, assets/b.ttf, assets/c.ttf]\n"
        let files: [String: [UInt8]] = [
            "theme.yml": Array(manifest.utf8), "assets/a.tff": [], "assets/b.ttf": Array("<html>".utf8),
            "assets/c.ttf": Array("wOF2".utf8) + [UInt8](repeating: 0, count: Limits.fontBytes),
        ]
        let (theme, diagnostics) = load(files)
        #expect(diagnostics.map(\.id) == Array(repeating: "theme.unreadable-font", count: 3))
        #expect(diagnostics.map { $0.position?.column } == [9, 23, 37])
        #expect(diagnostics[0].message.contains("did you mean 'assets/a.tff'?"))
        #expect(diagnostics[2].message.contains("more than"))
        let css = String(decoding: try #require(theme).stylesheet, as: UTF8.self)
        #expect(!css.contains("@font-face"))
    }

    private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

    /// The widths and lengths of DejaVu Serif are compared with fontTools' in ``FontFileTests``.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: serif), "DejaVu Serif is not installed"))
    func facesAreWritten() throws {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: Self.serif)))
        let manifest =
            "fonts: [assets/fonts/a b.ttf, { file: \"assets/fonts/a b.ttf\", weight: 200 900, style: italic }]\n"
        let files = ["theme.yml": Array(manifest.utf8), "assets/fonts/a b.ttf": bytes]
        let (loaded, diagnostics) = load(files)
        #expect(diagnostics == [])
        let theme = try #require(loaded)
        #expect(theme.preloadedFont == Address(file: theme.assetFolder + "/fonts/a b.ttf"))
        let css = String(decoding: theme.stylesheet, as: UTF8.self)
        let face = """
            @font-face {
            font-family: "DejaVu Serif";
            font-weight: 400;
            font-style: normal;
            src: url("fonts/a%20b.ttf");
            font-display: swap;
            ascent-override: 92.8223%;
            descent-override: 23.584%;
            line-gap-override: 0.0%;
            }
            """
        let upright = """
            font-family: "DejaVu Serif fallback";
            font-weight: 400;
            font-style: normal;
            src: local("Times New Roman"), local("Liberation Serif"), local("Tinos"), local("TimesNewRomanPSMT");
            size-adjust: 1
            """
        let light =
            "font-weight: 200 549;\nfont-style: italic;\nsrc: local(\"Noto Serif Italic\");"
        let bold = "font-weight: 550 900;\nfont-style: italic;\nsrc: local(\"Times New Roman Bold Italic\")"
        let property = ":root {\n--font-dejavu-serif: \"DejaVu Serif\", \"DejaVu Serif fallback\", serif;\n}"
        for part in [face, upright, light, bold, property] { #expect(css.contains(part), "\(part)") }
        #expect(css.components(separatedBy: "@font-face").count == 1 + (1 + 2) + (1 + 4))
        // Of faces for the same weight, the last one counts: Times, on machines with both.
        let places = ["local(\"Noto Serif\")", "local(\"Times New Roman\")"].map { css.range(of: $0)?.lowerBound }
        #expect(try #require(places[0]) < #require(places[1]))
    }

    /// The example of the manual.
    @Test func theManualSaysHow() throws {
        let manual = try String(contentsOf: repositoryFile("Content/manual/themes.md"), encoding: .utf8)
        let example = try #require(manual.components(separatedBy: "```yaml\n").first { $0.hasPrefix("fonts:") })
        let text = try #require(example.components(separatedBy: "```").first)
        let (manifest, diagnostics) = themeManifest(SourceText(path: "theme.yml", text: text), folderName: "A")
        #expect(diagnostics == [])
        #expect(manifest.fonts.map(\.file) == ["source-serif.woff2", "source-serif-italic.woff2"])
        let keys = ThemeFont.table.names.filter { $0 != "file" }
        #expect(keys.allSatisfy { manual.contains("`\($0)`") })
    }

    private func repositoryFile(_ path: String) -> URL {
        URL(filePath: #filePath).appending(path: "../../../..").appending(path: path).standardized
    }

    private func load(_ files: [String: [UInt8]]) -> (Theme?, [Diagnostic]) {
        let (theme, diagnostics) = Theme.load(
            "Own", own: [ThemeFolder(path: "Themes/Own", files: files)], fallback: defaultTheme, available: ["Own"])
        return (theme, diagnostics)
    }
}
