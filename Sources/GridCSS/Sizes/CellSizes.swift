import CompositionalLayout

extension SolvedSection {
    /// The frame of each cell in the group, as fractions of the container and points, before rounding. Content heights
    /// are estimates. Further groups are moved by whole pixels.
    package var cellFrames: [Rect<Length>] {
        var frames: [Rect<Length>] = []
        frames.reserveCapacity(itemCount)
        for run in runs {
            let leaves = run.pattern.leaves.map { leaf in
                var frame = leaf.frame
                // Across the groups' direction, the position of the group's corner is included.
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
    /// Converts a fraction of a cell into a fraction of the container.
    package func of(cell: Size<Length>) -> Length {
        Length(points: points, em: em, content: content) + cell.width * width + cell.height * height
    }
}
