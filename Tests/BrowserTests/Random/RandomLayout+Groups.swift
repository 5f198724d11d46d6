import CompositionalLayout
import SeededRandom

extension RandomLayout {
    private static let deepestNesting = 4

    mutating func group(size: LayoutSize, depth: Int) -> LayoutGroup {
        let axis = random.pick(Axis.allCases)
        let arrangement: LayoutGroup.Arrangement =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .subitems((0..<Int.random(in: 1...3, using: &random)).map { _ in subitem(in: axis, depth: depth) })
            case 1: shared(subitem(in: axis, depth: depth), count: Int.random(in: 1...4, using: &random))
            default: .repeating(subitem(in: axis, depth: depth), count: Int.random(in: 1...3, using: &random))
            }
        let spacing = random.points()
        return LayoutGroup(
            axis: axis, layoutSize: size, arrangement: arrangement,
            interItemSpacing: random.once(in: 4)
                ? .flexible(spacing) : .fixed(random.once(in: 10) ? -spacing : spacing),
            contentInsets: random.once(in: 3) ? random.insets() : .zero,
            edgeSpacing: random.once(in: 6) ? random.edgeSpacing() : .none)
    }

    /// Copies that share the room equally: a number of them, or as many as fit.
    private func shared(_ subitem: LayoutSubitem, count: Int) -> LayoutGroup.Arrangement {
        count == 4 ? .fitting(subitem, least: 61.5) : .counted(subitem, count: count)
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
            contentInsets: random.once(in: 3) ? random.insets() : .zero,
            edgeSpacing: random.once(in: 6) ? random.edgeSpacing() : .none)
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
}
