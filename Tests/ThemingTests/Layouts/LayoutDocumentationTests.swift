import Foundation
import SiteDiagnostics
import SiteTheming
import Testing

/// The examples of `Content/manual/layouts.md` are read as they stand, and its list of problems is the whole list.
@Suite struct LayoutDocumentationTests {
    static let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    @Test func examplesAreRight() throws {
        let page = try String(contentsOf: Self.checkout.appending(path: "Content/manual/layouts.md"), encoding: .utf8)
        let examples = page.split(separator: "```yaml\n").dropFirst().map {
            $0.prefix(upTo: $0.firstRange(of: "```")!.lowerBound)
        }
        #expect(examples.count == 20)
        for example in examples {
            let (layout, diagnostics) = LayoutFile.read(
                SourceText(path: "layouts.md", text: String(example)), name: "x")
            #expect(diagnostics == [])
            #expect(layout != nil)
        }
    }

    @Test func everyProblemIsListedAndTested() throws {
        let page = try String(contentsOf: Self.checkout.appending(path: "Content/manual/layouts.md"), encoding: .utf8)
        let listed = Set(page.matches(of: /`(layout\.[a-z-]+)`/).map { String($0.1) })
        let tested = try WrongLayoutTests.names.map { name in
            try String(contentsOf: WrongLayoutTests.folder.appending(path: "\(name).txt"), encoding: .utf8)
        }
        let seen = Set(tested.flatMap { $0.matches(of: /\[(layout\.[a-z-]+)\]/).map { String($0.1) } })
        #expect(listed == seen)
    }
}
