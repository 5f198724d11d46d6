import CompositionalLayout

extension SolvedSection {
    /// The frame of each cell, in shares of the container and points; what only the browser knows is estimated. Frames count
    /// from what their edges are rounded from: groups that follow each other are moved by whole pixels.
    package var cellFrames: [Rect<Length>] {
        var frames: [Rect<Length>] = []
        frames.reserveCapacity(itemCount)
        for run in runs {
            let leaves = run.pattern.leaves.map { leaf in
                var frame = leaf.frame
                // Along the other axis the group's corner counts as well.
                if run.axis == .vertical { frame.x = frame.x + run.origin.x } else { frame.y = frame.y + run.origin.y }
                return frame
            }
            guard !leaves.isEmpty else { continue }
            frames += (0..<run.itemCount).map { leaves[$0 % leaves.count] }
        }
        return frames
    }
}

extension Length {
    /// A share of a cell, as one of the container.
    package func of(cell: Size<Length>) -> Length {
        Length(points: points, content: content) + cell.width * width + cell.height * height
    }
}
