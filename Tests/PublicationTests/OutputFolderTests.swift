import SiteDiagnostics
import TestSupport
import Testing

@testable import SitePublication

@Suite struct OutputFolderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add([
            "home/site/Content/a.md": "", "home/site/Themes/": "", "foreign/holiday.jpg": "", "file": "", "empty/": "",
            "pages/.git/config": "", "pages/.nojekyll": "", "pages/CNAME": "", "ours/x.html": "",
            "ours/.sitegen-manifest": "sitegen manifest 1\nx.html\n", "home/site/Output/.gitkeep": "",
        ])
        try folder.link("link-to-site", to: "home/site")
        try folder.link("link-to-empty", to: "empty")
    }

    private func refusal(of path: String, force: Bool = false) -> String? {
        do throws(Diagnostic) {
            _ = try OutputFolder(
                path.hasPrefix("/") ? path : folder(path), site: folder("home/site"),
                inputs: [folder("home/site/Content"), folder("home/site/Themes"), folder("home/site/none")],
                home: folder("home"), force: force)
            return nil
        } catch {
            return error.id
        }
    }

    @Test(arguments: [
        "home/site/Output", "home/site/new/deep", "empty", "pages", "ours", "link-to-empty", "new",
        "link-to-site/Output",
    ]) func accepted(path: String) { #expect(refusal(of: path) == nil) }

    @Test(arguments: [
        ("/", "output.is-root"), ("home", "output.is-home"), ("home/site", "output.is-source"),
        ("link-to-site", "output.is-source"), ("home/site/Output/..", "output.is-source"),
        ("", "output.holds-source"), ("home/site/Content", "output.in-source"),
        ("home/site/Themes/new", "output.in-source"), ("link-to-site/Content/out", "output.in-source"),
        ("file", "output.not-a-folder"), ("foreign", "output.not-ours"), ("file/x", "io.unwritable"),
        ("none/../x", "io.unwritable"),
    ]) func refused(path: String, id: String) { #expect(refusal(of: path) == id) }

    @Test func forceTakesOverAForeignFolderButNothingElse() {
        #expect(refusal(of: "foreign", force: true) == nil)
        #expect(refusal(of: "home", force: true) == "output.is-home")
        #expect(refusal(of: "home/site", force: true) == "output.is-source")
        #expect(refusal(of: "home/site/Content", force: true) == "output.in-source")
    }

    @Test(arguments: OutputRefusal.allCases) func everyRefusalSaysWhatToDo(refusal: OutputRefusal) {
        #expect(refusal.diagnostic(for: "x").hint?.contains("--output") == true)
    }
}
