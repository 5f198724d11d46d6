import CompositionalLayout
import Foundation
import GridCSS
import LayoutInspection
import Testing

/// Pictures and lines, word for word. `SITEGEN_RECORD=1` writes them again, and the tests fail once.
@Suite struct WireframeTests {
    private static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    /// A spacer, a header, two small cells beside a large one, a footer.
    private func mosaic(_ width: Double, direction: LayoutTraits.LayoutDirection = .leftToRight) -> SolvedLayout {
        let small = Sample.item(.fractionalWidth(1), .fractionalHeight(0.5))
        let stack = LayoutGroup.vertical(
            layoutSize: Sample.size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [small])
        var group = LayoutGroup.horizontal(
            layoutSize: Sample.size(.fractionalWidth(1), .absolute(160)),
            subitems: [stack, Sample.item(.fractionalWidth(0.6), .fractionalHeight(1))])
        group.interItemSpacing = .fixed(8)
        func boundary(_ kind: String, _ alignment: BoundarySupplementaryItem.Alignment) -> BoundarySupplementaryItem {
            .init(
                layoutSize: Sample.size(.fractionalWidth(1), .absolute(32)), elementKind: kind, alignment: alignment)
        }
        let section = LayoutSection(
            group: group, contentInsets: .init(leading: 16, trailing: 16), interGroupSpacing: 16,
            boundarySupplementaryItems: [boundary("header", .top), boundary("footer", .bottom)])
        return CollectionLayout(section: section).solve(
            in: LayoutEnvironment(width: width, height: 800, layoutDirection: direction), itemCounts: [5])
    }

    @Test(arguments: LayoutTraits.LayoutDirection.allCases)
    func inTheTerminal(direction: LayoutTraits.LayoutDirection) throws {
        let lines = TerminalWireframe(Wireframe(mosaic(400, direction: direction)), columns: 60).lines
        try compare(lines.map { $0 + "\n" }.joined(), with: "mosaic-\(direction.rawValue).txt")
    }

    @Test func asAPicture() throws {
        let wireframes = [mosaic(300), mosaic(600), mosaic(600, direction: .rightToLeft)].map { Wireframe($0) }
        try compare(WireframeSVG(wireframes, title: "Two <small> & one").text, with: "mosaic.svg")
    }

    @Test func longPagesAreCut() {
        let wireframe = Wireframe(mosaic(400), longest: 200)
        #expect(wireframe.height == 200)
        #expect(wireframe.cellsBelow == 2)
        #expect(wireframe.boxes.allSatisfy { $0.frame.maxY <= 200 })
        #expect(TerminalWireframe(wireframe, columns: 60).lines.last == "… 2 more cells below")
        let cut = TerminalWireframe(Wireframe(mosaic(400)), columns: 60, rows: 5)
        #expect(cut.lines.count == 6 && cut.lines.last == "… 3 more cells below")
    }

    @Test(arguments: [0.0, 1, 7]) func layoutsWithoutRoomAreDrawn(width: Double) {
        let wireframe = Wireframe(mosaic(width))
        #expect(!TerminalWireframe(wireframe, columns: 0).lines.isEmpty)
        #expect(WireframeSVG([wireframe], title: "").text.hasSuffix("</svg>\n"))
    }

    @Test func whatDiffersBetweenTwoWidths() throws {
        let difference = FrameDifference(from: mosaic(400).snappedFrames(), to: mosaic(500).snappedFrames())
        let lines = DifferenceText(difference, widths: (400, 500), sections: ["start"]).lines
        try compare(lines.map { $0 + "\n" }.joined(), with: "difference.txt")
        let none = FrameDifference(from: mosaic(400).snappedFrames(), to: mosaic(400).snappedFrames())
        #expect(none.changes.isEmpty && none.unchanged == 7)
    }

    @Test func certificateAsJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let certificate = SectionCertificate(
            provider: Sample.byWidth { $0 < 500 ? 1 : $0 < 501 ? 3 : $0 <= 1024 ? 2 : 3 })
        let json = try encoder.encode(CertificateReport(certificate, layout: "layout 'wall'"))
        try compare(String(decoding: json, as: UTF8.self) + "\n", with: "certificate.json")
    }

    private func compare(_ text: String, with name: String) throws {
        let golden = Self.goldens.appending(path: name)
        if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] != nil {
            try text.write(to: golden, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name) anew: look at it")
        } else {
            #expect(text == (try? String(contentsOf: golden, encoding: .utf8)))
        }
    }
}
