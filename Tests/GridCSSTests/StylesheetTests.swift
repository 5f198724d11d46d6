import CompositionalLayout
import Foundation
import GridCSS
import Testing

/// The stylesheet of each sample. Other tests check in browsers that such rules work.
@Suite struct StylesheetTests {
    static let samples: [(String, @Sendable (LayoutEnvironment) -> LayoutSection?)] = [
        ("feed", Samples.feed), ("mosaic", Samples.mosaic), ("lead-and-stack", Samples.leadAndStack),
        ("thirds", Samples.thirds), ("overlap", Samples.overlap), ("badges", Samples.badges),
        ("panel", Samples.panel), ("custom-tiles", Samples.customTiles), ("shelf", Samples.shelf),
        ("pages", Samples.pages),
        ("stacks", Samples.stacks), ("tails", Samples.tails),
        ("pins", Samples.pins), ("sides", Samples.sides),
        ("uniform", Samples.uniform),
    ]

    @Test(arguments: samples.map(\.0)) func lowersWithoutProblems(name: String) throws {
        let provider = try #require(Self.samples.first { $0.0 == name }).1
        #expect(SectionStyle(provider: provider).problems.isEmpty)
    }

    @Test func sizeDoesNotDependOnTheNumberOfEpisodes() {
        // The interface has no number of items: the style depends only on the provider.
        let text = Stylesheet(sections: [("feed", SectionStyle(provider: Samples.feed))]).text
        #expect(text.utf8.count < 6000)
    }

    @Test func onlyLogicalProperties() {
        for (name, provider) in Self.samples {
            let text = Stylesheet(sections: [(name, SectionStyle(provider: provider))]).text
            for physical in ["left", "right", "margin-top", "width:", "height:"] {
                #expect(
                    !text.replacingOccurrences(of: "(width", with: "").contains(" \(physical)"), "\(name): \(physical)")
            }
        }
    }
}
