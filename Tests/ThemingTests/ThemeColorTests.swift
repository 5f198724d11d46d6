import SiteDiagnostics
import Testing

@testable import SiteTheming

@Suite struct ThemeColorTests {
    @Test func areReadFromTheManifest() {
        let source = SourceText(
            path: "theme.yml", text: "colors: { paper: \"#FCFAF6\", ink: \"1d1714\", accent: \"#c8321f\" }\n")
        let (manifest, diagnostics) = themeManifest(source, folderName: "A")
        #expect(diagnostics == [])
        #expect(
            manifest.colors
                == {
                    var colors = ThemeColors()
                    (colors.paper, colors.ink, colors.accent) = ("#fcfaf6", "#1d1714", "#c8321f")
                    return colors
                }())
    }

    @Test(arguments: [
        ("colors: red", "theme.bad-color", "1:9"), ("colors: { paper: red }", "theme.bad-color", "1:18"),
        ("colors: { paper: \"#fff\" }", "theme.bad-color", "1:18"),
        ("colors: { ink: \"#ffffff;}\" }", "theme.bad-color", "1:16"),
        ("colors: { papper: \"#ffffff\" }", "theme.unknown-key", "1:11"),
    ])
    func mistakesAreSaid(text: String, id: String, place: String) {
        let (manifest, diagnostics) = themeManifest(SourceText(path: "theme.yml", text: text + "\n"), folderName: "A")
        #expect(diagnostics.map(\.id) == [id])
        #expect(diagnostics.first?.position.map { "\($0.line):\($0.column)" } == place)
        #expect(manifest.colors == ThemeColors())
    }
}
