import CompositionalLayout
import LayoutInspection
import LayoutVectors
import Testing

@Suite struct ExtentSumTests {
    @Test func sumsOfAllVectorsComeToTheSolversWidths() throws {
        var check = SumCheck()
        for vector in try VectorFile.shared.get().vectors {
            guard case .compositional(let content) = vector.content else { continue }
            let solved = content.layout.solve(
                in: content.environment, itemCounts: content.items, measured: MeasuredSizes(content.measured ?? [:]))
            check.check(solved, vector.id)
        }
        #expect(check.sums > 200)
    }

    /// Cells of waterfalls and mosaics have a place and no description of their own.
    @Test(arguments: [
        LayoutGroup.waterfall(columns: .exactly(3), aspectRatio: 1, spacing: 8),
        .mosaic(
            MosaicRule(
                columns: .fitting(least: 150),
                spans: [.init(where: .init(.init("position", .number(.isBelow, 3))), .init(columns: 2))]), spacing: 8),
        .justified(rowHeights: 90...180, aspectRatio: 1, spacing: 8),
    ]) func cellsThatDependOnTheirItemsAreReadToo(group: LayoutGroup) {
        var check = SumCheck()
        let section = LayoutSection(group: group, contentInsets: .init(leading: 20, trailing: 7))
        let layout = CollectionLayout { _, _ in section }
        check.check(layout.solve(in: Size(width: 1300, height: 800), itemCounts: [11]), "\(group)")
        #expect(check.sums > 11)
    }

    @Test func aSumIsReadAsItIsComputed() throws {
        let third = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1 / 3), height: .estimated(200)),
            contentInsets: .init(leading: 4, trailing: 4))
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(200)), subitems: [third])
        group.interItemSpacing = .fixed(16)
        let parts = parts(LayoutSection(group: group, contentInsets: .init(leading: 20, trailing: 20)))
        let item = try #require(parts.parts.last)
        #expect(
            item.words.map { "\($0.name): \($0.value)" } == [
                "size: 1/3w x ~200", "contentInsets: { leading: 4, trailing: 4 }",
            ])
        #expect(
            text(item) == [
                "container 1300", "between the section's contentInsets 1300 - 20 - 20 = 1260",
                "item (1260 - 2 × 16) / 3 = 409.33", "less the item's contentInsets 409.33 - 4 - 4 = 401.33",
            ])
    }

    @Test func aCountAndNestedGroupsAreReadToo() throws {
        let fill = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var column = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(0.4), height: .fractionalHeight(1)), subitem: fill, count: 2)
        column.contentInsets = .init(leading: 10)
        let lead = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.6), height: .fractionalHeight(1)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(400)), subitems: [lead, column])
        let parts = parts(LayoutSection(group: group))
        #expect(parts.parts.map(\.kind) == [.section, .group, .item, .group, .item, .item])
        #expect(parts.parts.map(\.parent) == [nil, 0, 1, 1, 3, 3])
        let places: [LayoutPart.Place] = [
            .section, .subitem([], tail: nil), .subitem([0], tail: nil), .subitem([1], tail: nil),
            .subitem([1, 0], tail: nil), .subitem([1, 0], tail: nil),
        ]
        #expect(parts.parts.map(\.place) == places)
        #expect(
            text(parts.parts[4]) == [
                "container 1300", "group 1300 × 0.4 = 520", "between the group's contentInsets 520 - 10 = 510",
            ])
    }

    @Test func aTailIsDescribedForItself() throws {
        func item(_ width: Double) -> LayoutItem {
            LayoutItem(layoutSize: .init(width: .fractionalWidth(width), height: .fractionalHeight(1)))
        }
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))
        var section = LayoutSection(group: .horizontal(layoutSize: size, subitem: item(1), count: 3))
        section.tailGroups = [2: .horizontal(layoutSize: size, subitem: item(1), count: 2)]
        let parts = parts(section, items: 8)
        #expect(parts.runs == [1, 5])
        #expect(
            parts.parts.map(\.place).suffix(3) == [
                .subitem([], tail: 2), .subitem([0], tail: 2), .subitem([0], tail: 2),
            ])
        #expect(text(parts.parts[6]) == ["container 1300", "item 1300 / 2 = 650"])
    }

    private func parts(_ section: LayoutSection, items: Int = 6) -> SectionParts {
        let layout = CollectionLayout { _, _ in section }
        return SectionParts(0, of: layout.solve(in: Size(width: 1300, height: 800), itemCounts: [items]))
    }

    private func text(_ part: LayoutPart) -> [String] {
        part.width.lines(in: Size(width: 1300, height: 800)).map { line in
            line.formula.map { "\(line.name) \($0) = \(line.value)" } ?? "\(line.name) \(line.value)"
        }
    }
}
