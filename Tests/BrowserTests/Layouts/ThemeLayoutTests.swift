import BrowserSupport
import CompositionalLayout
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

    /// Numbers of items from none to several full groups, other ones for each file. The long comparison tests more of them.
    private static let themeCases = zip(files.indices, files).flatMap { index, path in
        [[0, 7], [1, 12], [2, 5]][index % 3].map { (path, $0) }
    }

    private static let publicCases = zip(publicFiles.indices, publicFiles).map { ($1, [7, 23][$0 % 2]) }

    @Test("for layout files of themes, and of public apps", arguments: themeCases + publicCases)
    func layoutFile(path: String, items: Int) async throws {
        try await judge(Self.layout(path: path, items: items))
    }

    static func layout(path: String, items: Int) throws -> JudgedLayout {
        let source = SourceText(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        let (read, diagnostics) = LayoutFile.read(source, name: name)
        let file = try #require(read, "\(diagnostics)")
        let facts = JudgedLayout.shapes(items).enumerated().map { index, shape in
            ItemFacts(aspectRatio: shape, ["featured": .flag(index % 5 == 1), "rating": .number(Double(index % 6))])
        }
        return JudgedLayout("\(name) of \(items)", items: items) {
            var section = file.section(for: $0)
            section.items = facts
            return section
        }
    }
}
