import BrowserSupport
import Foundation
import SiteDiagnostics
import SiteTheming
import Testing

/// Layouts as data: every layout file of every theme in the repository, and those of known apps and sites.
@Suite("The browser agrees with the solver", .anyBrowser)
struct ThemeLayoutTests {
    static let files = files(in: "Themes").filter { $0.contains("/layouts/") }

    static let publicFiles = files(in: "Tests/ThemingTests/Fixtures/PublicLayouts")

    private static func files(in folder: String) -> [String] {
        let root = URL(filePath: #filePath).appending(path: "../../../../\(folder)").standardized.path
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".yml") }.sorted().map { "\(root)/\($0)" }
    }

    @Test("themes have layouts")
    func thereAreSome() {
        #expect(Self.files.count >= 4 && Self.publicFiles.count >= 20)
    }

    /// Numbers of items from none to several full groups. The long comparison tests more of them.
    @Test("for layout files of themes", arguments: files, [0, 1, 2, 5, 7, 12])
    func layoutFile(path: String, items: Int) async throws {
        try await judge(Self.layout(path: path, items: items))
    }

    @Test("for layout files of public apps", arguments: publicFiles, [7, 23])
    func publicLayout(path: String, items: Int) async throws {
        try await judge(Self.layout(path: path, items: items))
    }

    static func layout(path: String, items: Int) throws -> JudgedLayout {
        let source = SourceText(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        let (read, diagnostics) = LayoutFile.read(source, name: name)
        let file = try #require(read, "\(diagnostics)")
        let shapes = JudgedLayout.shapes(items)
        return JudgedLayout("\(name) of \(items)", items: items) {
            var section = file.section(for: $0)
            section.aspectRatios = shapes
            return section
        }
    }
}
