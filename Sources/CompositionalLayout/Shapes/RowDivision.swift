/// Divides cells into rows so that the heights of all rows are as near as possible to the middle of their bounds: the
/// shortest path through all divisions, as for lines of a paragraph.
struct RowDivision {
    let cells: [Int]
    let square: Int
    let spacing: Double
    let heights: ClosedRange<Double>
    /// The widths for which the division is made, in points.
    let widths: ClosedRange<Double>

    /// The height at which a row costs nothing, at the middle width.
    private var wanted: Double { (heights.lowerBound * heights.upperBound).squareRoot() }
    private var middle: Double { (widths.lowerBound * widths.upperBound).squareRoot() }

    var rows: [JustifiedRows.Row] {
        // The least cost of the cells before each index, and the start of the last row there.
        var costs = [0.0]
        var starts = [0]
        for end in cells.indices.map({ $0 + 1 }) {
            var best = (cost: Double.infinity, start: end - 1)
            var units = 0
            for start in (0..<end).reversed() {
                units += cells[start]
                let count = end - start
                if count > 1, units > JustifiedRows.mostUnits || !hasRoom(count) { break }
                let cost = costs[start] + cost(units: units, count: count, isLast: end == cells.count)
                if cost < best.cost { best = (cost, start) }
                if count > 1, height(units, count, at: widths.upperBound) < heights.lowerBound / 2 { break }
            }
            costs.append(best.cost)
            starts.append(best.start)
        }
        var rows: [JustifiedRows.Row] = []
        var end = cells.count
        while end > 0 {
            let start = starts[end]
            rows.append(row(start..<end))
            end = start
        }
        return rows.reversed()
    }

    /// A last row that would be too high at the end of the widths is not full.
    private func row(_ range: Range<Int>) -> JustifiedRows.Row {
        var units = cells[range].reduce(0, +)
        if range.upperBound == cells.count, height(units, range.count, at: widths.upperBound) > heights.upperBound {
            let wanted = Int(Double(square) * room(range.count, at: middle) / wanted)
            units = max(units, min(wanted, JustifiedRows.mostUnits))
        }
        return JustifiedRows.Row(firstCell: range.lowerBound, cellCount: range.count, units: units)
    }

    private func room(_ count: Int, at width: Double) -> Double { width - Double(count - 1) * spacing }

    /// True if each cell of a row has a point of width.
    private func hasRoom(_ count: Int) -> Bool { room(count, at: widths.lowerBound) >= Double(count) }

    private func height(_ units: Int, _ count: Int, at width: Double) -> Double {
        room(count, at: width) * Double(square) / Double(units)
    }

    private func cost(units: Int, count: Int, isLast: Bool) -> Double {
        let height = height(units, count, at: middle)
        // A last row may end early.
        if isLast, height > wanted { return 0.01 }
        let lowest = self.height(units, count, at: widths.lowerBound)
        let highest = self.height(units, count, at: widths.upperBound)
        return Self.distance(height, wanted) + 20 * Self.distance(min(lowest, heights.lowerBound), heights.lowerBound)
            + 20 * Self.distance(max(highest, heights.upperBound), heights.upperBound)
    }

    /// Twice as high is as far off as half as high.
    private static func distance(_ height: Double, _ other: Double) -> Double { height / other + other / height - 2 }
}
