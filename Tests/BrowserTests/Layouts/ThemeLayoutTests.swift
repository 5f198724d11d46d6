import BrowserSupport
import Foundation
import SiteDiagnostics
import SiteTheming
import Testing

/// Layouts as data: every layout file of every theme in the repository.
@Suite("The browser agrees with the solver", .anyBrowser)
struct ThemeLayoutTests {
    static let files: [String] = {
        let themes = URL(filePath: #filePath).appending(path: "../../../../Themes").standardized.path
        let all = FileManager.default.enumerator(atPath: themes)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.contains("/layouts/") && $0.hasSuffix(".yml") }.sorted().map { "\(themes)/\($0)" }
    }()

    @Test("themes have layouts")
    func thereAreSome() {
        #expect(Self.files.count >= 4)
    }

    /// Numbers of items from none to several full groups. The long comparison tests more of them.
    @Test("for layout files of themes", arguments: files, [0, 1, 2, 5, 7, 12])
    func layoutFile(path: String, items: Int) async throws {
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
