import CompositionalLayout

/// The maximum number of boxes side by side: the most boxes that a horizontal line crosses.
struct ColumnCount {
    let most: Int

    init(_ boxes: [Rect<Double>]) {
        // Boxes that touch are not side by side. At equal heights, ends come before starts.
        let edges = boxes.filter { $0.height > 0 }.flatMap { [(y: $0.y, change: 1), (y: $0.maxY, change: -1)] }
        var (count, most) = (0, boxes.isEmpty ? 0 : 1)
        for edge in edges.map({ (($0.y * 64).rounded(), $0.change) }).sorted(by: <) {
            count += edge.1
            most = max(most, count)
        }
        self.most = most
    }
}
