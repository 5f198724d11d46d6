import CompositionalLayout

/// The rules of a split page.
struct SplitLowering {
    let stacks: SplitStacks
    let sectionSpacing: CSSLength

    private static let oneColumn = Declaration("grid-template-columns", "minmax(0, 1fr)")
    private static let grid = [
        Declaration("display", "grid"), Declaration("align-content", "start"), Declaration("margin", "0"),
        Declaration("padding", "0"), Declaration("border", "0"), Declaration("min-inline-size", "0"),
    ]

    /// The rules for every width.
    func base(hasBackgrounds: Bool) -> [Rule] {
        var rules = [Rule("", Self.grid)]
        if hasBackgrounds {
            let section = " > .cl-side > .cl-section"
            rules += [
                Rule(section, [Declaration("isolation", "isolate")]),
                Rule(
                    section + " > .cl-background",
                    [
                        Declaration("grid-row", "cells"), Declaration("grid-column", "1"),
                        Declaration("align-self", "stretch"), Declaration("z-index", "-1"),
                    ]),
                // A section without cells and headers has no height. Its list is not its only child.
                Rule(
                    section + " > .cl-background + .cl-list:not(:has(li)):last-child",
                    [Declaration("padding-block", "0"), Declaration("margin-block", "0")]),
                Rule(
                    section + " > .cl-background + .cl-scroller:last-child > .cl-list:not(:has(li))",
                    [Declaration("padding-block", "0"), Declaration("margin-block", "0")]),
            ]
        }
        guard stacks.isReordered else { return rules }
        return rules
            + stacks.inDocumentOrder.flatMap { stack in
                stack.sections.enumerated().map { place, section in
                    Rule(
                        " > .\(stack.className) > :nth-child(\(place + 1))", [Declaration("order", "\(section)")])
                }
            }
    }

    func rules(of arrangement: SplitArrangement) -> [Rule] {
        guard let left = arrangement.edges(of: .left), let right = arrangement.edges(of: .right) else {
            return column(arrangement)
        }
        let leftWidth = Edge(left.end).css
        let rightWidth = Edge(right.end).distance(from: Edge(right.start))
        let gap = Edge(right.start).distance(from: Edge(left.end))
        var rules = [
            Rule(
                "",
                [Declaration("grid-template-columns", [.length(leftWidth), .length(rightWidth)])]
                    + (gap.isZero ? [] : [Declaration("column-gap", gap)])),
            Rule(
                " > .cl-side",
                Self.grid + [
                    Declaration("container", "cl / inline-size"), Declaration("grid-row", "1"), Self.oneColumn,
                ]
                    + rowGap),
        ]
        rules += columns(left: 1, right: 2)
        guard !arrangement.mirrorsWithDirection else { return rules }
        let direction = ":dir(rtl)"
        rules.append(
            Rule(
                direction, [Declaration("grid-template-columns", [.length(rightWidth), .length(leftWidth)])]))
        return rules + columns(left: 2, right: 1).map { Rule(direction + $0.selector, $0.declarations) }
    }

    private func columns(left: Int, right: Int) -> [Rule] {
        stacks.inDocumentOrder.map { stack in
            Rule(
                " > .\(stack.className)", [Declaration("grid-column", "\(stack.side == .left ? left : right)")])
        }
    }

    /// One side has the whole width. Elements whose sections it does not include are hidden.
    private func column(_ arrangement: SplitArrangement) -> [Rule] {
        [Rule("", [Self.oneColumn] + rowGap)]
            + stacks.inDocumentOrder.map { stack in
                let isShown = stack.sections.contains { section in
                    arrangement.sides.indices.contains(section) && arrangement.sides[section] == arrangement.onlySide
                }
                return Rule(" > .\(stack.className)", [Declaration("display", isShown ? "contents" : "none")])
            }
    }

    private var rowGap: [Declaration] {
        sectionSpacing.isZero ? [] : [Declaration("row-gap", sectionSpacing)]
    }
}
