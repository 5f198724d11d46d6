import CompositionalLayout

extension SolvedSection {
    /// How large each cell is, in shares of the container and points; what only the browser knows is estimated.
    public var cellSizes: [Size<Length>] {
        var sizes: [Size<Length>] = []
        sizes.reserveCapacity(itemCount)
        for run in runs {
            let leaves = run.pattern.leaves.map(\.frame.size)
            guard !leaves.isEmpty else { continue }
            sizes += (0..<run.itemCount).map { leaves[$0 % leaves.count] }
        }
        return sizes
    }
}

extension Length {
    /// A share of a cell, as one of the container.
    public func of(cell: Size<Length>) -> Length {
        Length(points: points, content: content) + cell.width * width + cell.height * height
    }
}
