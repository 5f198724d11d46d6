import Foundation
import SiteDiagnostics
import SiteTheming
import Testing

/// The diagnostics of each `Fixtures/WrongLayouts/<name>.yml` equal `<name>.txt`.
///
/// With `SITEGEN_RECORD=1` in the environment the expected texts are written again, and the test fails once so that
/// this is noticed.
@Suite struct WrongLayoutTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/WrongLayouts").standardized

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return files.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
    }()

    @Test func fixturesAreThere() {
        #expect(Self.names.count >= 20)
    }

    @Test(arguments: names) func report(name: String) throws {
        let file = Self.folder.appending(path: "\(name).yml")
        let source = SourceText(path: "layouts/\(name).yml", bytes: Array(try Data(contentsOf: file)))
        let (layout, diagnostics) = LayoutFile.read(source, name: name)
        #expect((layout == nil) == diagnostics.containsErrors)

        let formatter = DiagnosticFormatter()
        let report = diagnostics.sorted().map { formatter.text($0) }.joined()
        let answer = Self.folder.appending(path: "\(name).txt")
        if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] != nil {
            try report.write(to: answer, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name).txt anew: read it")
            return
        }
        #expect(report == (try? String(contentsOf: answer, encoding: .utf8)))
    }
}
