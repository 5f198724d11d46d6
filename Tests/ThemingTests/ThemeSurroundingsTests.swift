import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteTheming

@Suite struct ThemeSurroundingsTests {
    @Test func whatAThemeSaysIsKept() {
        let text = """
            sizeClasses: { regularWidth: 700, regularHeight: 500 }
            layoutMargins: 20
            readableWidth: none
            contentInsetsReference: readableContent
            """
        let (manifest, diagnostics) = themeManifest(SourceText(path: "theme.yml", text: text), folderName: "Plain")
        #expect(diagnostics.isEmpty)
        let said = manifest.surroundings
        #expect(said.sizeClasses == SizeClassThresholds(regularWidth: 700, regularHeight: 500))
        #expect(said.layoutMargins == 20)
        #expect(said.readableWidth == nil)
        #expect(said.contentInsetsReference == .readableContent)
    }

    @Test func whatIsWrongIsShownInItsPlace() {
        let text = "sizeClasses:\n  regularWidth: wide\ncontentInsetsReference: readableContents\n"
        let (manifest, diagnostics) = themeManifest(SourceText(path: "theme.yml", text: text), folderName: "Plain")
        #expect(diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0)" } == ["2:17", "3:25"])
        #expect(diagnostics.last?.message.contains("did you mean 'readableContent'?") == true)
        #expect(manifest.surroundings == ThemeSurroundings())
    }
}
