import CompositionalLayout

/// Which sections stand in which element: markup does not adapt to the width, so a section has one side wherever there
/// are two of them.
struct SplitStacks {
    /// The side whose element holds a section, by section.
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

    /// True when sections of both sides alternate in the page.
    var isReordered: Bool {
        let document = inDocumentOrder.flatMap(\.sections)
        return document != document.sorted()
    }
}
