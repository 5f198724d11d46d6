import CompositionalLayout
import SeededRandom

extension JudgedLayout {
    /// A layout that nobody thought of, the same one for every run with this seed.
    static func random(seed: UInt64) -> JudgedLayout {
        var random = RandomLayout(seed: seed)
        return random.layout()
    }
}

/// Draws descriptions: groups nested up to four deep in all three constructor forms, with dimensions, spacing, insets and
/// boundary items of every kind.
struct RandomLayout {
    private static let deepestNesting = 4

    private let seed: UInt64
    private var random: SplitMix64
    /// True when heights may come from content.
    private var isEstimated = false

    init(seed: UInt64) {
        self.seed = seed
        random = SplitMix64(seed: seed)
    }

    mutating func layout() -> JudgedLayout {
        let sections = (0..<random.pick([1, 1, 1, 2])).map { _ in section() }
        var configuration = LayoutConfiguration(interSectionSpacing: points())
        if random.once(in: 5) {
            configuration.boundarySupplementaryItems = [
                JudgedLayout.boundary("header", .top, random.pick([.absolute(31.5), .estimated(20)]))
            ]
        }
        return JudgedLayout("seed \(seed)", configuration: configuration, sections: sections)
    }

    private mutating func section() -> JudgedLayout.Section {
        isEstimated = random.once(in: 3)
        let itemCount = Int.random(in: 0...14, using: &random)
        let narrow = description()
        guard random.once(in: 4) else { return JudgedLayout.Section(itemCount: itemCount) { _ in narrow } }
        // The markup is the same at every width, so the boundary items are.
        var wide = description()
        wide.boundarySupplementaryItems = narrow.boundarySupplementaryItems
        let edge = Double(Int.random(in: 300...2000, using: &random))
        return JudgedLayout.Section(itemCount: itemCount) { [wide] environment in
            environment.container.contentSize.width < edge ? narrow : wide
        }
    }

    private mutating func description() -> LayoutSection {
        let height: LayoutDimension =
            isEstimated
            ? .estimated(200) : random.pick([.absolute(180), .fractionalWidth(0.4), .fractionalHeight(0.3)])
        let size = LayoutSize(
            width: random.pick([.fractionalWidth(1), .fractionalWidth(0.8), .absolute(230)]), height: height)
        return LayoutSection(
            group: group(size: size, depth: 1), contentInsets: insets(), interGroupSpacing: points(),
            boundarySupplementaryItems: boundaryItems(), supplementariesFollowContentInsets: random.once(in: 2),
            stacksBoundaryItems: random.once(in: 2), trimsLastGroup: !random.once(in: 4))
    }

    // MARK: Groups

    private mutating func group(size: LayoutSize, depth: Int) -> LayoutGroup {
        let axis = random.pick(Axis.allCases)
        let arrangement: LayoutGroup.Arrangement =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .subitems((0..<Int.random(in: 1...3, using: &random)).map { _ in subitem(in: axis, depth: depth) })
            case 1: .counted(subitem(in: axis, depth: depth), count: Int.random(in: 1...4, using: &random))
            default: .repeating(subitem(in: axis, depth: depth), count: Int.random(in: 1...3, using: &random))
            }
        let spacing = points()
        return LayoutGroup(
            axis: axis, layoutSize: size, arrangement: arrangement,
            interItemSpacing: random.once(in: 4)
                ? .flexible(spacing) : .fixed(random.once(in: 10) ? -spacing : spacing),
            contentInsets: random.once(in: 3) ? insets() : .zero,
            edgeSpacing: random.once(in: 6) ? edgeSpacing() : .none)
    }

    private mutating func subitem(in axis: Axis, depth: Int) -> LayoutSubitem {
        let width: LayoutDimension =
            axis == .horizontal
            ? random.pick([.fractionalWidth(0.5), .fractionalWidth(1.0 / 3), .fractionalWidth(0.3), .absolute(47.5)])
            : random.pick([.fractionalWidth(1), .fractionalWidth(1), .fractionalWidth(0.7), .absolute(120)])
        if depth < Self.deepestNesting, random.once(in: 2) {
            return group(size: LayoutSize(width: width, height: groupHeight(axis)), depth: depth + 1).subitem
        }
        let item = LayoutItem(
            layoutSize: LayoutSize(width: width, height: itemHeight(axis)),
            contentInsets: random.once(in: 3) ? insets() : .zero,
            edgeSpacing: random.once(in: 6) ? edgeSpacing() : .none)
        return item.subitem
    }

    private mutating func groupHeight(_ axis: Axis) -> LayoutDimension {
        if isEstimated { return random.pick([.estimated(90), .estimated(90), .absolute(70)]) }
        return axis == .horizontal
            ? random.pick([.fractionalHeight(1), .fractionalHeight(0.6), .absolute(90)])
            : random.pick([.fractionalHeight(0.5), .fractionalHeight(1.0 / 3), .absolute(64), .fractionalWidth(0.25)])
    }

    private mutating func itemHeight(_ axis: Axis) -> LayoutDimension {
        if isEstimated { return random.pick([.estimated(60), .estimated(60), .absolute(41.5), .fractionalWidth(0.2)]) }
        return axis == .horizontal
            ? random.pick([.fractionalHeight(1), .fractionalHeight(0.45), .absolute(55), .fractionalWidth(0.25)])
            : random.pick([.fractionalHeight(0.25), .fractionalHeight(1.0 / 3), .absolute(33.3), .fractionalWidth(0.1)])
    }

    // MARK: Boundary items

    private mutating func boundaryItems() -> [BoundarySupplementaryItem] {
        guard random.once(in: 2) else { return [] }
        return ["header", "spacer", "footer"].filter { _ in !random.once(in: 3) }.map { kind in
            let alignments: [BoundarySupplementaryItem.Alignment] =
                kind == "footer" ? [.bottom, .bottomLeading, .bottomTrailing] : [.top, .topLeading, .topTrailing]
            return JudgedLayout.boundary(
                kind, random.pick(alignments),
                random.pick([.absolute(40), .absolute(27.5), .estimated(30), .fractionalWidth(0.1)]),
                width: random.pick([.fractionalWidth(1), .fractionalWidth(0.45), .absolute(130)]),
                offset: random.once(in: 4) ? Point(x: 4.5, y: -6) : .zero)
        }
    }

    // MARK: Points

    private mutating func points() -> Double { random.pick([0, 0, 1, 4, 7.5, 8, 12.25, 20]) }

    private mutating func insets() -> EdgeInsets {
        EdgeInsets(top: points(), leading: points(), bottom: points(), trailing: points())
    }

    private mutating func edgeSpacing() -> EdgeSpacing {
        func spacing(_ random: inout SplitMix64) -> LayoutSpacing? {
            random.pick([nil, .fixed(5), .fixed(2.5), .flexible(3)])
        }
        return EdgeSpacing(
            leading: spacing(&random), top: spacing(&random), trailing: spacing(&random), bottom: spacing(&random))
    }
}
