import CompositionalLayout

/// The drawing order of a section's parts, as z-indexes below and above that of its cells.
///
/// The engine sorts by z. At equal z, items come first, then supplementary items, boundary items and decorations. Cells
/// keep `z-index: auto`. So they make no stacking context, and their contents are ordered among all parts of the
/// section. Only cells whose z differs from the others get a number.
struct DrawingOrder: Hashable {
    private enum Part: Int { case item, supplementary, boundary, decoration }

    private struct Layer: Hashable, Comparable {
        let zIndex: Int
        let part: Part
        /// Backgrounds with equal z are stacked in the order of the list. For other elements, document order equals the
        /// engine's order.
        var index = 0

        static func < (left: Self, right: Self) -> Bool {
            (left.zIndex, left.part.rawValue, left.index) < (right.zIndex, right.part.rawValue, right.index)
        }
    }

    private let numbers: [Layer: Int]
    /// The z of the cells that keep `auto`.
    private let cellIndex: Int

    /// `nil` if only cells and headers are drawn and all cells have the same z.
    ///
    /// - Parameter tails: Groups that may follow the repeated group.
    init?(_ section: SolvedSection, tails: [SolvedGroup]) {
        guard let pattern = section.runs.first?.pattern else { return nil }
        let groups = ([pattern] + tails).map { (cells: $0.leaves, attachments: $0.attachments) }
        let (cells, attachments) = (groups.flatMap(\.cells), groups.flatMap(\.attachments))
        let hosts = groups.lazy.flatMap { group in group.attachments.map { group.cells[$0.leaf] } }
        guard let first = hosts.first ?? cells.first else { return nil }
        guard
            !attachments.isEmpty || !section.decorationItems.isEmpty
                || cells.contains(where: { $0.zIndex != first.zIndex })
        else { return nil }
        var layers = Set(cells.map { Layer(zIndex: $0.zIndex, part: .item) })
        for one in attachments { layers.insert(Layer(zIndex: one.item.description.zIndex, part: .supplementary)) }
        for one in section.boundaryItems { layers.insert(Layer(zIndex: one.description.zIndex, part: .boundary)) }
        for (index, one) in section.decorationItems.enumerated() {
            layers.insert(Layer(zIndex: one.description.zIndex, part: .decoration, index: index))
        }
        let sorted = layers.sorted()
        cellIndex = first.zIndex
        let base = sorted.firstIndex(of: Layer(zIndex: first.zIndex, part: .item)) ?? 0
        numbers = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0 - base) })
    }

    /// False if the cell makes its own stacking context, which would contain the element.
    func canDraw(_ item: SupplementaryItem, on cell: SolvedItem) -> Bool { cell.zIndex == cellIndex }

    func declaration(of cell: SolvedItem) -> [Declaration] {
        declaration(Layer(zIndex: cell.zIndex, part: .item))
    }

    func declaration(of item: SupplementaryItem) -> [Declaration] {
        declaration(Layer(zIndex: item.zIndex, part: .supplementary))
    }

    func declaration(of item: BoundarySupplementaryItem) -> [Declaration] {
        declaration(Layer(zIndex: item.zIndex, part: .boundary))
    }

    func declaration(of item: DecorationItem, at index: Int) -> [Declaration] {
        declaration(Layer(zIndex: item.zIndex, part: .decoration, index: index))
    }

    private func declaration(_ layer: Layer) -> [Declaration] {
        guard let number = numbers[layer], number != 0 else { return [] }
        return [Declaration("z-index", "\(number)")]
    }
}
