extension ColumnCount {
    /// The number of columns in a width, and the widths that have as many, in points.
    ///
    /// - Parameter gap: The distance between columns, in points.
    func fitted(in width: Double, gap: Double) -> (count: Int, widths: Range<Double>) {
        let (least, most) = bounds
        func needed(_ count: Int) -> Double {
            Double(count) * least + Double(count - 1) * gap - GroupSolver.fitTolerance
        }
        let count = (1...max(most, 1)).last { needed($0) <= width } ?? 1
        return (count, (count == 1 ? 0 : needed(count))..<(count == most ? Length.largest : needed(count + 1)))
    }

    /// The least width of a column and the greatest number of columns.
    private var bounds: (least: Double, most: Int) {
        switch self {
        case .exactly(let count): (1, count)
        case .fitting(let least): (max(least, 1), Self.most)
        }
    }
}
