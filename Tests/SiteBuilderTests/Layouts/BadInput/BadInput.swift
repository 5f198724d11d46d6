import CompositionalLayout
import Testing

/// A description with a doubtful or impossible value, and the answers at every level.
struct BadInput: Sendable, CustomTestStringConvertible {
    /// The row of layout-semantics 3.13 in its words, or a case beside the table.
    let row: String
    /// The description in a few words.
    let testDescription: String
    let section: LayoutSection?
    let container: Size<Double>
    let itemCount: Int
    /// The engine's answer: `error noRoom`, `hint smallInset`. With an error the section is empty.
    let answer: [String]
    /// The sentences of the certificate without their subject.
    let sentences: [String]
    /// The same as a layout file, if possible, and the expected diagnostics: `line:column severity id: message`.
    let file: (text: String, told: [String])?

    init(
        _ row: String, _ description: String, _ section: LayoutSection?, _ answer: [String], _ sentences: [String],
        in container: Size<Double> = Size(width: 320, height: 480), items: Int = 3,
        file: (text: String, told: [String])? = nil
    ) {
        self.row = row
        testDescription = "\(row): \(description)"
        self.section = section
        self.container = container
        itemCount = items
        self.answer = answer
        self.sentences = sentences
        self.file = file
    }
}

extension LayoutSection {
    /// Rows of 100 × 50 with one change.
    static func rows(_ change: (inout LayoutSection) -> Void = { _ in }) -> LayoutSection {
        var section = LayoutSection(group: .row([.cell()]))
        change(&section)
        return section
    }
}

extension LayoutGroup {
    static func row(_ items: [LayoutItem], height: LayoutDimension = .absolute(50)) -> LayoutGroup {
        .horizontal(layoutSize: .init(width: .fractionalWidth(1), height: height), subitems: items)
    }

    static func copies(_ count: Int, width: LayoutDimension = .fractionalWidth(1)) -> LayoutGroup {
        .horizontal(layoutSize: .row, subitem: LayoutItem.cell(width), count: count)
    }

    /// This number of nested groups around one item.
    static func nested(_ depth: Int) -> LayoutGroup {
        let size = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        var group = LayoutGroup.row([.cell()])
        for _ in 1..<depth { group = .horizontal(layoutSize: size, subitem: group, count: 1) }
        return group
    }
}

extension LayoutSize {
    static let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(50))
}

extension LayoutItem {
    static func cell(
        _ width: LayoutDimension = .absolute(100), _ height: LayoutDimension = .absolute(50), insets: EdgeInsets = .zero
    ) -> LayoutItem {
        LayoutItem(layoutSize: .init(width: width, height: height), contentInsets: insets)
    }
}

extension BoundarySupplementaryItem {
    static func header(
        _ alignment: Alignment = .top, width: LayoutDimension = .fractionalWidth(1), offset: Point<Double> = .zero,
        pins: Bool = false
    ) -> BoundarySupplementaryItem {
        BoundarySupplementaryItem(
            layoutSize: .init(width: width, height: .absolute(30)), elementKind: "header", alignment: alignment,
            absoluteOffset: offset, pinToVisibleBounds: pins)
    }
}

extension SupplementaryItem {
    static func badge(_ edges: LayoutAnchor.Edges = .top, width: LayoutDimension = .absolute(20)) -> SupplementaryItem {
        SupplementaryItem(
            layoutSize: .init(width: width, height: .absolute(20)), elementKind: "badge",
            containerAnchor: LayoutAnchor(edges: edges))
    }
}
