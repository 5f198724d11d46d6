import CompositionalLayout
import Testing

/// Ready-made rows.
@Suite struct ListTests {
    private static func frames(
        _ appearance: ListConfiguration.Appearance, _ mode: ListConfiguration.HeaderMode
    ) -> LayoutFrames.Section {
        var list = ListConfiguration(appearance: appearance)
        (list.headerMode, list.footerMode) = (mode, mode)
        let layout = CollectionLayout(section: .list(using: list))
        let solved = layout.solve(in: Size(width: 400, height: 800), itemCounts: [3])
        #expect(solved.problems == [])
        return solved.frames().sections[0]
    }

    @Test(
        arguments: [
            (.plain, 0, 0), (.grouped, 0, 18), (.insetGrouped, 20, 18), (.sidebar, 8, 0),
        ] as [(ListConfiguration.Appearance, Double, Double)])
    func rows(appearance: ListConfiguration.Appearance, side: Double, room: Double) {
        let bare = Self.frames(appearance, .none)
        #expect(bare.items.map(\.x) == [side, side, side])
        #expect(bare.items.map(\.width) == Array(repeating: 400 - 2 * side, count: 3))
        #expect(bare.items.map(\.y) == [room, room + 44, room + 88])
        #expect(bare.frame.height == 3 * 44 + 2 * room)
        // A header takes the place of the room above the rows.
        let framed = Self.frames(appearance, .supplementary)
        #expect(framed.items.map(\.y) == [28, 72, 116])
        #expect(framed.frame.height == 3 * 44 + 2 * 28)
    }

    @Test func look() {
        func list(_ appearance: ListConfiguration.Appearance) -> LayoutSection {
            .list(using: .init(appearance: appearance))
        }
        #expect(list(.plain).rowStyle == RowStyle(showsSeparators: true, separatorInsets: .init(leading: 20)))
        #expect(list(.grouped).rowStyle.surface == .plain && list(.insetGrouped).rowStyle.surface == .rounded)
        #expect(!list(.sidebar).rowStyle.showsSeparators)
        var plain = ListConfiguration(appearance: .plain)
        (plain.headerMode, plain.showsSeparators) = (.supplementary, false)
        let section = LayoutSection.list(using: plain)
        #expect(section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [true])
        plain.footerMode = .supplementary
        let framed = LayoutSection.list(using: plain)
        #expect(framed.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [false, false])
        #expect(!section.rowStyle.showsSeparators)
    }

    @Test(arguments: [Double.nan, .infinity, 1e15]) func badSeparators(inset: Double) {
        var section = LayoutSection.list(using: .init(appearance: .plain))
        section.rowStyle.separatorInsets.leading = inset
        let solved = CollectionLayout(section: section).solve(in: Size(width: 400, height: 800), itemCounts: [3])
        #expect(solved.problems != [])
    }
}
