import CompositionalLayout

/// Uniform cells in nested groups. Each is as tall as its siblings, whatever is beside the group.
extension JudgedLayout {
    private static func cell(
        _ width: Double, _ height: LayoutDimension = .uniformAcrossSiblings(estimate: 60), edges: EdgeSpacing = .none
    ) -> LayoutItem {
        LayoutItem(layoutSize: size(.fractionalWidth(width), height), edgeSpacing: edges)
    }

    private static func row(
        _ width: Double, _ subitems: [any LayoutElement], _ height: LayoutDimension = .estimated(90)
    ) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(width), height), subitems: subitems).spaced(6)
    }

    private static func stack(
        _ width: Double, _ subitems: [any LayoutElement], _ height: LayoutDimension = .estimated(200)
    ) -> LayoutGroup {
        .vertical(layoutSize: size(.fractionalWidth(width), height), subitems: subitems).spaced(9)
    }

    private static let pair: [any LayoutElement] = [cell(0.5), cell(0.4)]
    private static let text = cell(1, .estimated(60))

    private static let rows =
        remainders("a uniform row beside a text", row(1, [row(0.6, pair), cell(0.3, .estimated(40))]), of: 3)
        + remainders(
            "a uniform row beside a fixed and a uniform cell",
            row(1, [row(0.4, pair), cell(0.3, .absolute(95.5)), cell(0.2)]), of: 4)
        + remainders("uniform rows side by side", row(1, [row(0.5, pair), row(0.4, pair)]), of: 4)
        + remainders(
            "uniform rows in stacks side by side",
            row(1, [stack(0.5, [row(1, pair), text]), stack(0.4, [text, row(1, pair)])]), of: 6)
        + remainders(
            "uniform cells alone in their groups",
            row(
                1,
                [
                    row(0.3, [cell(1, edges: .init(top: .fixed(5), bottom: .flexible(3)))]), row(0.3, [cell(1)]),
                    cell(0.2, .estimated(60)),
                ]), of: 3)
        + remainders(
            "a uniform row in a row of a fixed height", row(1, [row(0.5, pair), row(0.4, [text])], .absolute(150)),
            of: 3)
        + remainders(
            "uniform groups, whose cells stay",
            row(
                1,
                [
                    row(0.5, pair, .uniformAcrossSiblings(estimate: 60)),
                    stack(0.4, [text, text], .uniformAcrossSiblings(estimate: 60)),
                ]), of: 4)

    private static let sections =
        remainders(
            "groups of several rows, all alike",
            stack(1, [row(1, pair), text], .uniformAcrossSiblings(estimate: 100)), of: 3)
        + remainders(
            "uniform rows in groups that are all alike",
            row(1, [row(0.4, pair), cell(0.3), cell(0.2)], .uniformAcrossSiblings(estimate: 100)), of: 4)
        + remainders(
            "stacks side by side in groups that are all alike",
            row(1, [stack(0.5, [text, text]), stack(0.4, [text, text])], .uniformAcrossSiblings(estimate: 100)), of: 4)

    static let nestedUniforms = rows + sections
}
