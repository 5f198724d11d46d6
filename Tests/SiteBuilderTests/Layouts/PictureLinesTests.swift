import CompositionalLayout
import GridCSS
import Testing

@testable import SiteBuilder

/// Lines for the widths of pictures on a page.
@Suite struct PictureLinesTests {
    private static let middle = RoundedWidth(
        Length(width: 1),
        of: RoundedCell(
            Rect(x: Length(width: 1.0 / 3), y: 0, width: Length(width: 1.0 / 3), height: 0), windowHeight: 800))

    private func range(_ lower: Int, _ upper: Int?) -> PageRange<RoundedWidth> {
        PageRange(lowerBound: lower, upperBound: upper, value: Self.middle)
    }

    @Test(arguments: [(240, nil), (240, 1281), (1000, 1280), (1280, nil), (1279, 2000)] as [(Int, Int?)])
    func ranges(lower: Int, upper: Int?) {
        var lines = PictureLines(maxWidth: 1280)
        let found = lines.find([range(lower, upper)])
        #expect(found.ranges.first?.lowerBound == lower && found.ranges.last?.upperBound == upper)
        #expect(zip(found.ranges, found.ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        // A separate range: the width in all wide windows.
        if let last = found.ranges.last, last.lowerBound == 1280 {
            #expect(last.value == Length(points: Self.middle.value(atLayoutWidth: 1280)))
        } else {
            #expect(upper == 1280)
        }
    }

    @Test func oneLineIsEnoughForAnInterval() {
        var lines = PictureLines(maxWidth: nil)
        #expect(lines.find([range(653, 1280)]).ranges.count == 1)
    }
}
