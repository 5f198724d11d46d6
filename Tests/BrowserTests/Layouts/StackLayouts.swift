import CompositionalLayout

/// Stacks of texts side by side, which need boxes around cells.
extension JudgedLayout {
    private static let text = item(.fractionalWidth(1), .estimated(100))

    private static func stack(_ width: Double, of count: Int, spacing: Double = 8) -> LayoutGroup {
        stack(width, Array(repeating: text, count: count), spacing: spacing)
    }

    private static func stack(_ width: Double, _ subitems: [any LayoutElement], spacing: Double = 8) -> LayoutGroup {
        .vertical(layoutSize: size(.fractionalWidth(width), .estimated(300)), subitems: subitems).spaced(spacing)
    }

    private static func row(_ subitems: [any LayoutElement], width: Double = 1, spacing: Double = 0) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(width), .estimated(300)), subitems: subitems).spaced(spacing)
    }

    private static func each(
        _ name: String, of capacity: Int, spacing: Double = 12, _ group: LayoutGroup
    ) -> [JudgedLayout] {
        (1...capacity).map { left in
            JudgedLayout(
                "\(name), \(left) in the last group", items: capacity + left,
                LayoutSection(
                    group: group, contentInsets: .init(top: 5, leading: 10, bottom: 3, trailing: 7),
                    interGroupSpacing: spacing,
                    boundarySupplementaryItems: [
                        boundary("header", .top, .estimated(44)), boundary("footer", .bottom, .estimated(20)),
                    ]))
        }
    }

    private static let inset: LayoutGroup = {
        var label = item(.fractionalWidth(0.9), .estimated(80), insets: .init(leading: 4.5, trailing: 2))
        label.edgeSpacing = EdgeSpacing(leading: .fixed(3), top: .fixed(2.5), bottom: .fixed(6))
        let fixed = item(.fractionalWidth(1), .absolute(41.5), insets: .init(all: 3))
        return row(
            [
                stack(0.45, [label, fixed, label], spacing: 4.25).inset(
                    .init(top: 7.5, leading: 3, bottom: 2.25, trailing: 1)),
                stack(0.5, [fixed, text, item(.fractionalWidth(0.5), .fractionalWidth(0.2))], spacing: 11),
            ], spacing: 9.5
        ).inset(.init(top: 3, leading: 2, bottom: 4.5, trailing: 6))
    }()

    private static let nested: LayoutGroup = {
        let inner = row([stack(0.5, of: 2, spacing: 3), stack(0.5, of: 2, spacing: 6)], spacing: 5)
        return row([stack(0.6, [text, inner, text]), stack(0.4, of: 3, spacing: 10)], spacing: 14)
    }()

    /// Rows in stacks, so that the boxes have columns.
    private static let rowsInStacks: LayoutGroup = {
        let pair = row(
            [item(.fractionalWidth(0.5), .estimated(60)), item(.fractionalWidth(0.5), .estimated(60))], spacing: 6)
        return row([stack(0.5, [pair, text]), stack(0.5, [text, pair, text])], spacing: 10)
    }()

    private static let leadBetween = row(
        [stack(0.3, of: 2), item(.fractionalWidth(0.4), .estimated(200)), stack(0.3, of: 3)], spacing: 11)

    /// Boxes that keep their height, whatever their texts need.
    private static let fixedBoxes: LayoutGroup = {
        let box = LayoutGroup(
            axis: .vertical, layoutSize: size(.fractionalWidth(0.4), .absolute(90)),
            arrangement: .repeating(text.subitem, count: 2), interItemSpacing: .fixed(5))
        let line = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(48)),
            subitems: [item(.fractionalWidth(0.5), .estimated(30))])
        return row([box, stack(0.6, [text, line, text], spacing: 6)], spacing: 4)
    }()

    /// One column, a mosaic of fixed heights, stacks of two, and stacks of three.
    private static let adaptive: Provider = { environment in
        let width = environment.container.effectiveContentSize.width
        let mosaic = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [
                item(.fractionalWidth(0.6), .fractionalHeight(1)),
                LayoutGroup.vertical(
                    layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: filling, count: 2
                ).spaced(6),
            ])
        let group =
            switch width {
            case ..<400: row([text])
            case ..<600: mosaic
            case ..<800: row([stack(0.5, of: 2)], spacing: 10)
            case ..<1100: row([item(.fractionalWidth(0.5), .estimated(90)), stack(0.5, of: 2, spacing: 5.5)])
            case ..<1500: row([stack(0.5, of: 2), stack(0.5, of: 2)], spacing: 10)
            default: row([stack(0.33, of: 2), stack(0.33, of: 2), stack(0.3, of: 2)], spacing: 10)
            }
        return LayoutSection(group: group, contentInsets: .init(leading: 12, trailing: 12), interGroupSpacing: 10)
    }

    /// A stack beside one that contains stacks. Their rows have no common order.
    private static let besideStacks: LayoutGroup = {
        let inner = row([stack(0.5, of: 2, spacing: 3), stack(0.5, of: 3)], spacing: 5)
        return row([stack(0.45, [item(.fractionalWidth(1), .absolute(37)), text]), stack(0.5, [inner])], spacing: 6)
    }()

    /// Stacked cells of fixed heights beside stacks of texts.
    private static let fixedBeside: LayoutGroup = {
        let fixed = item(.fractionalWidth(0.8), .absolute(36.5))
        let inner = row([stack(0.5, of: 2, spacing: 3), stack(0.5, of: 2)], spacing: 5).inset(.init(all: 8))
        return row([stack(0.3, [fixed, fixed], spacing: 2.5), stack(0.6, [inner])], spacing: 1)
    }()

    /// Badges on texts, on cells of fixed height, on stacks, and on boxes that keep their height.
    private static let badgedStacks: LayoutGroup = {
        var left = stack(
            0.45, [badged(text), item(.fractionalWidth(0.7), .absolute(41.5)), badged(text)], spacing: 4.25)
        left.supplementaryItems = groupBadges("left", [[.top, .leading], [.top, .trailing]])
        var box = LayoutGroup(
            axis: .vertical, layoutSize: size(.fractionalWidth(1), .absolute(90)),
            arrangement: .repeating(badged(text).subitem, count: 1))
        box.supplementaryItems = groupBadges("box", allCorners)
        let new = badge("new", [.bottom, .trailing], .absolute(20), .fractionalHeight(0.25), z: 3)
        let right = stack(0.5, [box, badged(item(.fractionalWidth(1), .absolute(37)), [new])], spacing: 11)
        var group = row([left, right], spacing: 9.5).inset(.init(top: 3, leading: 2, bottom: 4.5, trailing: 6))
        group.supplementaryItems = groupBadges("all", [[.top, .leading], [.top, .trailing]])
        return group
    }()

    /// Badges in a list, in stacks and in a row. The cells with badges depend on the width.
    private static let adaptiveBadges: Provider = { environment in
        let width = environment.container.effectiveContentSize.width
        let group =
            switch width {
            case ..<500: row([badged(text)])
            case ..<900: row([stack(0.5, [text, badged(text)]), stack(0.5, [badged(text), text])], spacing: 10)
            case ..<1300:
                row([item(.fractionalWidth(0.5), .estimated(90)), badged(item(.fractionalWidth(0.5), .estimated(90)))])
            default: row([stack(0.5, [text, text]), stack(0.5, [text, text])], spacing: 10)
            }
        return LayoutSection(group: group, contentInsets: .init(leading: 12, trailing: 12), interGroupSpacing: 10)
    }

    static let stacks =
        each("two stacks", of: 4, row([stack(0.5, of: 2), stack(0.5, of: 2)], spacing: 12))
        + each(
            "stacks of three and two", of: 5, spacing: 7.25, row([stack(0.4, of: 3), stack(0.6, of: 2, spacing: 5.5)]))
        + each(
            "three stacks", of: 6,
            row([stack(0.3, of: 1), stack(0.3, of: 3), stack(0.3, of: 2, spacing: 0)], spacing: 20))
        + each("stacks with insets and edges", of: 6, spacing: 2.5, inset)
        + each("stacks in stacks", of: 9, nested)
        + each("rows in stacks", of: 7, rowsInStacks)
        + each("a lead between stacks", of: 6, leadBetween)
        + each("boxes of a fixed height", of: 6, fixedBoxes)
        + each("a stack beside stacks in a stack", of: 7, besideStacks)
        + each("fixed cells beside stacks in a stack", of: 6, spacing: 2.5, fixedBeside)
        + each("badges in stacks", of: 5, spacing: 7.25, badgedStacks)
        + [1, 2, 4, 7].map {
            JudgedLayout("badges in stacks at some widths, \($0) cells", items: $0, provider: adaptiveBadges)
        }
        + [0, 1, 2, 3, 5, 8, 13].map {
            JudgedLayout("stacks at some widths, \($0) cells", items: $0, provider: adaptive)
        }
}
