import BrowserSupport
import Foundation
import GridCSS
import Testing

/// Walls of photographs. `./run browsers` looks at every whole width from 320 to 2560.
@Suite("200 photographs agree with the solver", .anyBrowser)
struct PhotographWidthTests {
    static let walls = [
        JudgedLayout.gallery("photographs in rows", JudgedLayout.shapes(200, seed: 6)),
        .waterfall("photographs in columns", JudgedLayout.shapes(200, seed: 6), .fitting(least: 240)),
        .mosaic("photographs in a mosaic", 200, .fitting(least: 160)),
    ]

    @Test("at some whole widths", arguments: walls) func someWidths(wall: JudgedLayout) async throws {
        let tally = try await Self.judge(wall, at: stride(from: 320, through: 2560, by: 112).map(Double.init))
        print("\(wall.name): \(tally)")
        #expect(tally.agrees, "\(tally)")
    }

    static func judge(_ wall: JudgedLayout, at widths: [Double]) async throws -> ComparisonTally {
        let judge = try LayoutJudge(wall, widths: 240...2560)
        #expect(judge.page.styles.flatMap(\.problems).isEmpty)
        return try await judge.compare(in: Engine.judging.map { Showing(engine: $0) }, at: widths)
    }

    /// A waterfall of `fit(240)` has nine numbers of columns at these widths, each with rules of its own.
    @Test("with few bytes of compressed CSS", arguments: zip(walls, [12_000, 24_000, 24_000]))
    func size(wall: JudgedLayout, most: Int) async throws {
        let judge = try LayoutJudge(wall)
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
        print("\(wall.name): \(packed.count) bytes of CSS")
        #expect(packed.count <= most)
    }
}
