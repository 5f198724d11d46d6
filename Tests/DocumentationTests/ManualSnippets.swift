import CompositionalLayout
import Foundation
import Testing

/// Swift code of the manual, compiled here word for word.
enum ManualSnippets {
    static func engine() -> Rect<Double> {
        let layout = CollectionLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width < 500 ? 1 : 2
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(120))
            return LayoutSection(
                group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
        }
        let frames = layout.solve(in: Size(width: 800, height: 600), itemCounts: [5]).frames()
        let cell = frames.sections[0].items[1]  // x: 400, y: 0, width: 400, height: 120
        return cell
    }
}

@Suite struct ManualSnippetTests {
    @Test func theySayTheTruth() { #expect(ManualSnippets.engine() == Rect(x: 400, y: 0, width: 400, height: 120)) }

    @Test(arguments: ManualTests.documents) func codeIsCompiled(document: String) throws {
        let text = try String(contentsOf: ManualTests.checkout.appending(path: document), encoding: .utf8)
        let code = Article.lines(try String(contentsOfFile: #filePath, encoding: .utf8))
        for match in text.matches(of: /```swift\n([\s\S]*?)```/) {
            let snippet = Article.lines(String(match.1)).filter { !$0.hasPrefix("import ") }
            #expect(code.indices.contains { code[$0...].starts(with: snippet) }, "not compiled: \(snippet)")
        }
    }
}
