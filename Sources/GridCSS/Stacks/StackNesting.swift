/// The boxes around cells in the page's markup. They exist because at some widths cells are in stacks that one common
/// grid cannot represent. At other widths the boxes have no effect.
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

    /// One repetition of the boxes. The last repetition ends with the cells.
    public let elements: [Element]
    /// The group sizes whose cells need classes at widths without stacks, because boxes hide the positions of the
    /// cells.
    let capacities: [Int]
    /// The number of cells at the end that need classes at those widths.
    let lastCells: Int

    init(elements: [Element], capacities: [Int] = [], lastCells: Int = 0) {
        self.elements = elements
        self.capacities = capacities
        self.lastCells = lastCells
    }

    /// The shortest repetition. The number of repetitions in a group is not visible in the markup.
    static func repetition(of elements: [Element]) -> [Element] {
        let length = (1...max(elements.count, 1)).first { length in
            elements.count % length == 0
                && elements.indices.allSatisfy { elements[$0] == elements[$0 % length] }
        }
        return Array(elements.prefix(length ?? elements.count))
    }
}

extension StackNesting {
    /// The markup around one cell.
    public struct Place: Hashable, Sendable {
        /// The number of boxes, of class `cl-stack`, that begin before the cell.
        public var opens: Int
        /// The number of boxes that end after the cell.
        public var closes: Int
        /// The cell's classes.
        public var classes: [String]

        public init(opens: Int = 0, closes: Int = 0, classes: [String] = []) {
            self.opens = opens
            self.closes = closes
            self.classes = classes
        }
    }

    /// The markup of all cells of a section, in order.
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
