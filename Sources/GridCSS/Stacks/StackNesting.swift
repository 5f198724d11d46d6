/// Boxes around cells that the page's markup holds, because at some widths cells stand in stacks that no common grid can
/// carry. At other widths the boxes are as if they were not there.
public struct StackNesting: Hashable, Sendable {
    public indirect enum Element: Hashable, Sendable {
        case cell
        /// A box around cells and other boxes.
        case stack([Element])

        var cellCount: Int {
            switch self {
            case .cell: 1
            case .stack(let elements): elements.reduce(0) { $0 + $1.cellCount }
            }
        }
    }

    /// One repetition of the boxes. The last one ends with the cells.
    public let elements: [Element]
    /// Sizes of groups by which cells have to be told apart at widths without stacks, where boxes hide which cell is which.
    let capacities: [Int]
    /// So many of the last cells have to be told apart there.
    let lastCells: Int

    init(elements: [Element], capacities: [Int] = [], lastCells: Int = 0) {
        self.elements = elements
        self.capacities = capacities
        self.lastCells = lastCells
    }

    /// The shortest repetition: markup does not show how many of them make a group.
    static func repetition(of elements: [Element]) -> [Element] {
        let length = (1...max(elements.count, 1)).first { length in
            elements.count % length == 0
                && elements.indices.allSatisfy { elements[$0] == elements[$0 % length] }
        }
        return Array(elements.prefix(length ?? elements.count))
    }
}

extension StackNesting {
    /// What stands around one cell in the markup.
    public struct Place: Hashable, Sendable {
        /// Boxes, of class `cl-stack`, that begin before the cell.
        public var opens: Int
        /// Boxes that end behind it.
        public var closes: Int
        /// Of the cell.
        public var classes: [String]

        public init(opens: Int = 0, closes: Int = 0, classes: [String] = []) {
            self.opens = opens
            self.closes = closes
            self.classes = classes
        }
    }

    /// The places of all cells of a section, in order.
    public func places(count: Int) -> [Place] {
        let repetition = elements.flatMap(Self.marks)
        guard !repetition.isEmpty else { return [] }
        var depth = 0
        return (0..<count).map { cell in
            let (opens, closes) = repetition[cell % repetition.count]
            depth += opens - closes
            return Place(
                opens: opens, closes: cell == count - 1 ? depth + closes : closes,
                classes: classes(ofCell: cell, of: count))
        }
    }

    private static func marks(_ element: Element) -> [(opens: Int, closes: Int)] {
        guard case .stack(let elements) = element else { return [(0, 0)] }
        var marks = elements.flatMap(marks)
        guard let last = marks.indices.last else { return [] }
        marks[0].opens += 1
        marks[last].closes += 1
        return marks
    }

    private func classes(ofCell cell: Int, of count: Int) -> [String] {
        var classes = capacities.map { Self.cellClass(cell % $0 + 1, of: $0) }
        if count - cell <= lastCells { classes.append(Self.lastClass(count - cell)) }
        return classes
    }

    static func cellClass(_ number: Int, of capacity: Int) -> String { "cl-\(capacity)-\(number)" }

    static func lastClass(_ number: Int) -> String { "cl-end-\(number)" }
}
