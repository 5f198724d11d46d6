import CompositionalLayout

/// How many boxes stand beside each other: the most that any horizontal line crosses.
struct ColumnCount {
    let most: Int

    init(_ boxes: [Rect<Double>]) {
        // Boxes that touch are not beside each other: at one height, what ends comes before what begins.
        let edges = boxes.filter { $0.height > 0 }.flatMap { [(y: $0.y, change: 1), (y: $0.maxY, change: -1)] }
        var (count, most) = (0, boxes.isEmpty ? 0 : 1)
        for edge in edges.map({ (($0.y * 64).rounded(), $0.change) }).sorted(by: <) {
            count += edge.1
            most = max(most, count)
        }
        self.most = most
    }
}
