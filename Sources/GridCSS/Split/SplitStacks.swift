import CompositionalLayout

/// The assignment of sections to the elements of the two sides. The markup does not depend on the width, so a section
/// has the same side at every width with two sides.
struct SplitStacks {
    /// For each section, the side whose element contains it.
    let homes: [SplitSide]

    init(_ arrangements: [SplitArrangement]) {
        let leading = arrangements.first { $0.onlySide == nil } ?? arrangements.first
        homes = leading?.sides ?? []
    }

    var inDocumentOrder: [SplitStyle.Stack] {
        let order: [SplitSide] = homes.first == .right ? [.right, .left] : [.left, .right]
        return order.compactMap { side in
            let sections = homes.indices.filter { homes[$0] == side }
            return sections.isEmpty ? nil : SplitStyle.Stack(side: side, sections: sections)
        }
    }

    /// True if sections of both sides alternate in the page.
    var isReordered: Bool {
        let document = inDocumentOrder.flatMap(\.sections)
        return document != document.sorted()
    }
}
