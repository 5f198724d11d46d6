import CompositionalLayout
import SeededRandom

/// Random layouts with every part of the model. Each part is rare enough that many layouts can be solved.
extension CollectionLayout {
    static func random(_ random: inout SplitMix64) -> CollectionLayout {
        let sections = (0..<2).map { _ in LayoutSection.random(&random) }
        let configuration = LayoutConfiguration(
            scrollDirection: random.once(in: 3) ? .horizontal : .vertical, interSectionSpacing: random.points(),
            boundarySupplementaryItems: random.once(in: 3) ? [.random(kind: "layout", &random)] : [],
            contentInsetsReference: random.pick([.none, .safeArea, .layoutMargins]))
        return CollectionLayout(configuration: configuration) { index, _ in sections[index] }
    }
}

extension LayoutEnvironment {
    static func random(width: Double, height: Double, _ random: inout SplitMix64) -> LayoutEnvironment {
        LayoutEnvironment(
            width: width, height: height, layoutDirection: random.pick([.leftToRight, .rightToLeft]),
            referenceInsets: [.safeArea: .random(&random), .layoutMargins: .random(&random)])
    }
}

extension LayoutSection {
    static func random(_ random: inout SplitMix64) -> LayoutSection {
        var section = LayoutSection(
            group: .random(depth: 3, &random), contentInsets: .random(&random), interGroupSpacing: random.points(),
            boundarySupplementaryItems: (0..<Int.random(in: 0...2, using: &random)).map {
                .random(kind: "kind\($0)", &random)
            })
        if random.once(in: 3) {
            section.decorationItems = [DecorationItem(elementKind: "background", contentInsets: .random(&random))]
        }
        if random.once(in: 3) {
            section.orthogonalScrollingBehavior = random.pick(OrthogonalScrollingBehavior.allCases)
        }
        section.contentInsetsReference = random.pick(ContentInsetsReference.allCases)
        section.supplementariesFollowContentInsets = !random.once(in: 3)
        section.stacksBoundaryItems = random.once(in: 3)
        return section
    }
}

extension LayoutGroup {
    static func random(depth: Int, _ random: inout SplitMix64) -> LayoutGroup {
        let size = LayoutSize(
            width: random.pick([.fractionalWidth(1), .fractionalWidth(0.6)]),
            height: random.pick([
                .fractionalWidth(0.5), .absolute(180), .estimated(120), .fractionalHeight(0.4),
                .uniformAcrossSiblings(estimate: 110),
            ]))
        var group = LayoutGroup(
            axis: random.pick(Axis.allCases), layoutSize: size, arrangement: .random(depth: depth, &random),
            interItemSpacing: random.pick([.fixed(random.points()), .flexible(random.points())]),
            contentInsets: .random(&random))
        if random.once(in: 4) { group.edgeSpacing.trailing = .flexible(random.points()) }
        if random.once(in: 4) { group.supplementaryItems = [.random(kind: "group", &random)] }
        return group
    }
}

extension LayoutGroup.Arrangement {
    static func random(depth: Int, _ random: inout SplitMix64) -> LayoutGroup.Arrangement {
        func child(_ random: inout SplitMix64) -> LayoutSubitem {
            if depth > 1, Bool.random(using: &random) { return .group(.random(depth: depth - 1, &random)) }
            return .item(.random(&random))
        }
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: return .subitems((0..<Int.random(in: 1...3, using: &random)).map { _ in child(&random) })
        case 2: return .counted(child(&random), count: Int.random(in: 1...4, using: &random))
        case 3: return .fitting(child(&random), least: random.pick([40, 75.5, 120]))
        case 4, 5: return .repeating(child(&random), count: Int.random(in: 1...3, using: &random))
        default:
            return .custom(
                (0..<3).map { number in
                    let share = Double(number) / 3
                    return LayoutGroupCustomItem(
                        frame: Rect(
                            x: Length(points: random.points(), width: share), y: Length(height: share / 2),
                            width: Length(width: 0.3), height: Length(points: 20, width: 0.1)), zIndex: number)
                })
        }
    }
}

extension LayoutItem {
    static func random(_ random: inout SplitMix64) -> LayoutItem {
        let widths: [LayoutDimension] = [
            .fractionalWidth(1), .fractionalWidth(0.5), .fractionalWidth(1 / 3), .absolute(90),
        ]
        let heights: [LayoutDimension] = [
            .absolute(40), .estimated(60), .fractionalWidth(0.25), .fractionalHeight(0.5),
            .uniformAcrossSiblings(estimate: 50),
        ]
        return LayoutItem(
            layoutSize: .init(width: random.pick(widths), height: random.pick(heights)),
            contentInsets: EdgeInsets(all: random.points()),
            supplementaryItems: random.once(in: 4) ? [.random(kind: "badge", &random)] : [])
    }
}

extension SupplementaryItem {
    static func random(kind: String, _ random: inout SplitMix64) -> SupplementaryItem {
        func anchor(_ random: inout SplitMix64) -> LayoutAnchor {
            let offset = Point(x: random.points(), y: -random.points())
            let factors = Point(x: 0.5, y: -0.25)
            return LayoutAnchor(
                edges: LayoutAnchor.Edges(rawValue: Int.random(in: 0..<16, using: &random)),
                offset: random.pick([.absolute(offset), .fractional(factors)]))
        }
        return SupplementaryItem(
            layoutSize: .init(
                width: random.pick([.absolute(20), .fractionalWidth(0.5)]),
                height: random.pick([.absolute(10), .fractionalHeight(0.25)])), elementKind: kind,
            containerAnchor: anchor(&random), itemAnchor: random.once(in: 2) ? anchor(&random) : nil)
    }
}

extension BoundarySupplementaryItem {
    static func random(kind: String, _ random: inout SplitMix64) -> BoundarySupplementaryItem {
        var item = BoundarySupplementaryItem(
            layoutSize: .init(
                width: random.pick([.absolute(60), .fractionalWidth(1), .fractionalWidth(0.5)]),
                height: random.pick([.absolute(30), .estimated(44), .fractionalWidth(0.1)])), elementKind: kind,
            alignment: random.pick(Alignment.allCases),
            absoluteOffset: random.once(in: 3) ? Point(x: random.points(), y: -random.points()) : .zero,
            extendsBoundary: !random.once(in: 4), pinToVisibleBounds: random.once(in: 3))
        if random.once(in: 3) { item.contentInsets = .random(&random) }
        return item
    }
}

extension EdgeInsets {
    static func random(_ random: inout SplitMix64) -> EdgeInsets {
        EdgeInsets(top: random.points(), leading: random.points(), bottom: random.points(), trailing: random.points())
    }
}

extension SplitMix64 {
    /// A distance as layouts contain it, in points.
    mutating func points() -> Double { pick([0, 0, 1, 4, 7.5, 16]) }
}
