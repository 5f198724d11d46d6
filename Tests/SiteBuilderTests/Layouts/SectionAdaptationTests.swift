import CompositionalLayout
import Testing

@testable import SiteBuilder

@Suite struct SectionAdaptationTests {
    /// A section with boundary items of these kinds, all 10 points high.
    private func section(_ kinds: [String]) -> LayoutSection {
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(100)))
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
        return LayoutSection(
            group: .horizontal(layoutSize: item.layoutSize, subitems: [item]),
            boundarySupplementaryItems: kinds.map { kind in
                BoundarySupplementaryItem(
                    layoutSize: size, elementKind: kind, alignment: kind == "footer" ? .bottom : .top)
            })
    }

    @Test(
        arguments: [
            ([], true, nil, ["header ~48"], true), ([], false, nil, [], false), ([], false, 60, ["spacer 60"], true),
            ([], true, 60, ["spacer 60", "header ~48"], true),
            (["header"], true, nil, ["header 10"], false), (["header"], false, nil, [], false),
            (["header", "footer"], false, nil, ["footer 10"], false),
            (["header", "spacer"], true, 60, ["spacer 60", "header 10"], true),
            (["header", "spacer"], true, nil, ["header 10", "spacer 10"], false),
            (["footer"], true, nil, ["header ~48", "footer 10"], true),
        ] as [([String], Bool, Double?, [String], Bool)])
    func boundary(kinds: [String], hasHeader: Bool, spacer: Double?, expected: [String], stacks: Bool) {
        let use = LayoutUse(base: .named("x"), hasHeader: hasHeader, spacer: spacer)
        let adapted = section(kinds).adapted(to: use)
        let items = adapted.boundarySupplementaryItems.map { item in
            let height = item.layoutSize.height
            return "\(item.elementKind) \(height.isEstimated ? "~" : "")\(Int(height.dimension))"
        }
        #expect(items == expected)
        #expect(adapted.stacksBoundaryItems == stacks)
        #expect(adapted.group == section([]).group)
    }

    @Test func aHeaderOfTheLayoutKeepsItsPlace() {
        var own = section(["header"])
        own.boundarySupplementaryItems[0].alignment = .bottomTrailing
        let adapted = own.adapted(to: LayoutUse(base: .named("x"), hasHeader: true, spacer: nil))
        #expect(adapted == own)
    }
}
