import CompositionalLayout
import GridCSS
import Testing

@Suite struct IntervalTests {
    private func columns(_ count: Int) -> LayoutSection {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(50))
        return LayoutSection(group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: count))
    }

    @Test func onePixelBetweenRangesIsSeen() {
        let style = SectionStyle { environment in
            switch environment.container.effectiveContentSize.width {
            case 0..<500: columns(1)
            case 501...1024: columns(2)
            default: columns(3)
            }
        }
        #expect(style.intervals.map(\.lowerBound) == [240, 500, 501, 1025])
        #expect(style.intervals.map(\.upperBound) == [500, 501, 1025, nil])
    }

    @Test func widthsAtWhichAnotherNumberFitsAreAdded() {
        let style = SectionStyle(finder: IntervalFinder(widths: 400...1500)) { _ in wall(spacing: .flexible(0)) }
        #expect(style.intervals.map(\.lowerBound) == [400, 800, 1200])
    }

    @Test func equalColumnsOfPixelsAreCountedByTheBrowser() {
        let style = SectionStyle(finder: IntervalFinder(widths: 400...1500)) { _ in wall(spacing: .fixed(0)) }
        #expect(style.intervals.map(\.lowerBound) == [400])
        #expect(Stylesheet(sections: [("wall", style)]).text.contains("repeat(auto-fill, 400px)"))
    }

    private func wall(spacing: LayoutSpacing) -> LayoutSection {
        let item = LayoutItem(layoutSize: .init(width: .absolute(400), height: .absolute(50)))
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(50)), subitems: [item])
        group.interItemSpacing = spacing
        return LayoutSection(group: group)
    }

    @Test func widthsWithoutRoomAreReportedOnce() {
        var section = columns(1)
        section.contentInsets = .init(leading: 200, trailing: 200)
        let style = SectionStyle { _ in section }
        #expect(style.problems.count == 1)
        #expect(style.problems.first?.lowerBound == 240)
        #expect(style.problems.first?.upperBound == 401)
        #expect(style.intervals.first?.lowerBound == 401)
    }

    @Test func refusesNestedTextInLargeNumbers() {
        let text = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(20)))
        let stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(20)),
            subitems: Array(repeating: text, count: 101))
        let style = SectionStyle { _ in LayoutSection(group: stack) }
        #expect(style.problems.map(\.cause) == [.lowering(.tooManyCells)])
    }

    @Test func carriesRowsOfTextInLargeNumbers() {
        let text = LayoutItem(layoutSize: .init(width: .absolute(7.5), height: .estimated(20)))
        let row = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(20)), subitems: [text])
        #expect(SectionStyle { _ in LayoutSection(group: row) }.problems.isEmpty)
    }
}
