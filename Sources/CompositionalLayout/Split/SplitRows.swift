/// Places the items of one section in rows from the top of its side (layout-semantics 8.3, step 3).
struct SplitRows {
    let normalizesHeight: Bool
    let interItemSpacing: Double
    let lineSpacing: Double
    /// The start of the rows, and the end that items must not pass.
    let left: Double
    let right: Double
    private var cursor: Point<Double>
    private var tallest = 0.0
    private var rowStart = 0
    private(set) var items: [SplitFrames.Item] = []

    init(
        normalizesHeight: Bool, interItemSpacing: Double, lineSpacing: Double, left: Double, right: Double, top: Double
    ) {
        self.normalizesHeight = normalizesHeight
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        self.left = left
        self.right = right
        cursor = Point(x: left, y: top)
    }

    /// The end of the last row.
    var end: Double { cursor.y + tallest }

    /// Places the next item. An item wider than the side begins a new row, even if the previous row is empty: it is
    /// then one line spacing lower, as in the original.
    mutating func append(_ size: Size<Double>, index: Int) {
        guard size.width > 0, size.height > 0 else { return }
        if cursor.x + size.width > right { breakRow() }
        items.append(SplitFrames.Item(index: index, frame: Rect(origin: cursor, size: size)))
        tallest = max(tallest, size.height)
        cursor.x += size.width + interItemSpacing
    }

    private mutating func breakRow() {
        finishRow()
        cursor = Point(x: left, y: cursor.y + tallest + lineSpacing)
        tallest = 0
    }

    /// Gives the items of the row its height, if the layout normalises line heights.
    mutating func finishRow() {
        if normalizesHeight {
            for index in items[rowStart...].indices { items[index].frame.height = tallest }
        }
        rowStart = items.count
    }
}
