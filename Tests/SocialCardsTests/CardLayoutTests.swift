import CompositionalLayout
import SiteSocialCards
import Testing

@Suite("Layouts of cards")
struct CardLayoutTests {
    @Test("are solved by the engine, and mirrored for those who read from the right")
    func frames() throws {
        let left = try CardLayout({ _ in .sample }, isRightToLeft: false)
        #expect(
            left.frames == [
                .site: Rect(x: 40, y: 30, width: 560, height: 60), .title: Rect(x: 40, y: 90, width: 560, height: 400),
                .facts: Rect(x: 40, y: 490, width: 560, height: 110),
                .artwork: Rect(x: 640, y: 0, width: 560, height: 630),
            ])
        let right = try CardLayout({ _ in .sample }, isRightToLeft: true)
        for part in CardPart.allCases {
            let frame = try #require(left.frames[part])
            #expect(
                right.frames[part] == Rect(x: 1200 - frame.maxX, y: frame.y, width: frame.width, height: frame.height))
        }
    }

    @Test("are refused if a part reaches beyond the card")
    func outside() {
        // Two of four cells fill the card. The others are in the next group, below it.
        let half = LayoutItem(layoutSize: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
        let group = LayoutGroup.horizontal(
            layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)), subitems: [half])
        #expect(throws: CardLayoutProblem.outside(.facts, Rect(x: 0, y: 630, width: 600, height: 630))) {
            try CardLayout({ _ in LayoutSection(group: group) }, isRightToLeft: false)
        }
    }
}

extension LayoutSection {
    /// Texts in a column with insets, beside artwork.
    static var sample: LayoutSection {
        func item(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutItem {
            LayoutItem(layoutSize: LayoutSize(width: width, height: height))
        }
        var words = LayoutGroup.vertical(
            layoutSize: LayoutSize(width: .absolute(640), height: .fractionalHeight(1)),
            subitems: [
                item(.fractionalWidth(1), .absolute(60)), item(.fractionalWidth(1), .absolute(400)),
                item(.fractionalWidth(1), .absolute(110)),
            ])
        words.contentInsets = EdgeInsets(top: 30, leading: 40, bottom: 30, trailing: 40)
        return LayoutSection(
            group: .horizontal(
                layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
                subitems: [words, item(.absolute(560), .fractionalHeight(1))] as [any LayoutElement]))
    }
}
