/// Puts the items of one section into rows from the top of its side (layout-semantics 8.3, step 3).
struct SplitRows {
    let normalizesHeight: Bool
    let interItemSpacing: Double
    let lineSpacing: Double
    /// Where rows begin and what they may not pass.
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

    /// End of the last row.
    var end: Double { cursor.y + tallest }

    /// The next item. One that is wider than the side begins a row of its own, also when the row before it is empty: it
    /// then stands one line spacing lower, as in the original.
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

    /// Gives the items of the row its height, where the layout asks for it.
    mutating func finishRow() {
        if normalizesHeight {
            for index in items[rowStart...].indices { items[index].frame.height = tallest }
        }
        rowStart = items.count
    }
}
