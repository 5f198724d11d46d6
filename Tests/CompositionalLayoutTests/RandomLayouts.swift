import CompositionalLayout
import SeededRandom

extension LayoutSection {
    static func random(_ random: inout SplitMix64) -> LayoutSection {
        LayoutSection(
            group: .random(depth: 3, &random),
            contentInsets: .init(
                top: .random(&random), leading: .random(&random), bottom: .random(&random), trailing: .random(&random)),
            interGroupSpacing: .random(&random))
    }
}

extension LayoutGroup {
    static func random(depth: Int, _ random: inout SplitMix64) -> LayoutGroup {
        let axis = Axis.allCases.randomElement(using: &random)!
        let heights: [LayoutDimension] = [
            .fractionalWidth(0.5), .absolute(180), .estimated(120), .fractionalHeight(0.4),
        ]
        let size = LayoutSize(
            width: [.fractionalWidth(1), .fractionalWidth(0.6)].randomElement(using: &random)!,
            height: heights.randomElement(using: &random)!)
        let spacing: LayoutSpacing =
            Bool.random(using: &random) ? .fixed(.random(&random)) : .flexible(.random(&random))
        func child(_ random: inout SplitMix64) -> any LayoutElement {
            if depth > 1, Bool.random(using: &random) { return LayoutGroup.random(depth: depth - 1, &random) }
            let widths: [LayoutDimension] = [
                .fractionalWidth(1), .fractionalWidth(0.5), .fractionalWidth(1 / 3), .absolute(90),
            ]
            let heights: [LayoutDimension] = [
                .absolute(40), .estimated(60), .fractionalWidth(0.25), .fractionalHeight(0.5),
            ]
            return LayoutItem(
                layoutSize: .init(
                    width: widths.randomElement(using: &random)!, height: heights.randomElement(using: &random)!),
                contentInsets: EdgeInsets(all: .random(&random)))
        }
        let arrangement: Arrangement =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .subitems((0..<Int.random(in: 1...3, using: &random)).map { _ in child(&random).subitem })
            case 1: .counted(child(&random).subitem, count: Int.random(in: 1...4, using: &random))
            default: .repeating(child(&random).subitem, count: Int.random(in: 1...3, using: &random))
            }
        return LayoutGroup(
            axis: axis, layoutSize: size, arrangement: arrangement, interItemSpacing: spacing,
            contentInsets: EdgeInsets(all: .random(&random)))
    }
}

extension Double {
    fileprivate static func random(_ random: inout SplitMix64) -> Double {
        [0, 0, 1, 4, 7.5, 16].randomElement(using: &random)!
    }
}
