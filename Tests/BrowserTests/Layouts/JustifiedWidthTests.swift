import BrowserSupport
import Foundation
import GridCSS
import Testing

/// A wall of photographs. `./run browsers` looks at every whole width from 320 to 2560.
@Suite("Justified rows of 200 photographs agree with the solver", .anyBrowser)
struct JustifiedWidthTests {
    static let wall = JudgedLayout.gallery("photographs", JudgedLayout.shapes(200, seed: 6))

    @Test("at some whole widths") func someWidths() async throws {
        let tally = try await Self.judge(at: stride(from: 320, through: 2560, by: 112).map(Double.init))
        print("\(Self.wall.name): \(tally)")
        #expect(tally.agrees, "\(tally)")
    }

    static func judge(at widths: [Double]) async throws -> ComparisonTally {
        let judge = try LayoutJudge(wall, widths: 240...2560)
        #expect(judge.page.styles.flatMap(\.problems).isEmpty)
        return try await judge.compare(in: Engine.judging.map { Showing(engine: $0) }, at: widths)
    }

    @Test("with at most 12 kB of compressed CSS") func size() async throws {
        let judge = try LayoutJudge(Self.wall)
        let css = Stylesheet(
            sections: [(name: "wall", style: judge.page.styles[0])], cells: [], includesBase: false
        ).text
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try css.write(to: folder.appending(path: "wall.css"), atomically: true, encoding: .utf8)
        let gzip = Process()
        gzip.executableURL = URL(filePath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-9", folder.appending(path: "wall.css").path(percentEncoded: false)]
        try gzip.run()
        gzip.waitUntilExit()
        let packed = try Data(contentsOf: folder.appending(path: "wall.css.gz"))
        print("200 photographs: \(packed.count) bytes of CSS")
        #expect(packed.count <= 12_000)
    }
}
