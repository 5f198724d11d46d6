import CompositionalLayout

/// The position of a cell in a track of content length that is longer than the cell. Flexible edges before and after it
/// take what is left (layout-semantics 4.5).
///
/// The browser knows how much that is. It aligns the cell's margin box, which is as long as the cell with the least
/// space of its edges.
enum TrackAlignment: String {
    case start
    case center
    case end

    /// `nil` if the edge before the cell is fixed: the cell is at the start then.
    init?(_ edges: EdgeSpacing, _ axis: Axis) {
        guard edges.start(axis).isFlexible else { return nil }
        self = edges.end(axis).isFlexible ? .center : .end
    }
}

extension SolvedGroup {
    /// The alignment of a child across this group, if content and flexible edges share the group's length there.
    func alignment(of child: SolvedElement, _ axis: Axis) -> TrackAlignment? {
        let dependsOnContent =
            sizesToContent[axis] ? hasContent(axis) && children.count > 1 : child.takesContent(axis)
        return dependsOnContent ? TrackAlignment(child.edgeSpacing, axis) : nil
    }

    /// The least space before a child across this group.
    func leadingLength(before child: SolvedElement, _ axis: Axis) -> Length {
        description.contentInsets.start(axis) + Length(points: child.edgeSpacing.start(axis).spacing)
    }
}

extension ContentTracks.Band {
    /// Aligns the leaves of a child together.
    mutating func align(
        _ alignment: TrackAlignment, from start: Length, length: Length
    ) throws(LoweringProblem) {
        // Several cells keep their places to each other only if their lengths are known.
        let isRigid = leaves.allSatisfy { !$0.sizesToContent }
        guard trackCount == 1, isRigid || leaves.count == 1,
            leaves.allSatisfy({ $0.alignment == .start && !$0.fillsTrack })
        else { throw .flexibleSpaceInContent }
        self = moved(by: .zero - start)
        for index in leaves.indices {
            leaves[index].alignment = alignment
            leaves[index].alignedLength = length
            if isRigid { (leaves[index].areaStart, leaves[index].areaEnd) = (.zero, length) }
        }
    }

    /// Moves the band. An aligned leaf stays, because it is rounded from its own start.
    func moved(by offset: Length) -> Self {
        var band = self
        band.leaves = leaves.map { $0.alignment == .start ? $0.moved(by: offset) : $0 }
        return band
    }
}

extension ContentTracks.Leaf {
    /// False if a leaf that is aligned has fractions of pixels around its child of the row. The browser would round
    /// them together with the child's length, and the solver does not.
    var keepsWholePoints: Bool {
        alignment == .start || (areaStart.isWhole && (areaEnd - alignedLength).isWhole)
    }

    fileprivate func moved(by offset: Length) -> Self {
        var leaf = self
        leaf.areaStart += offset
        leaf.areaEnd += offset
        leaf.frame = (frame.start + offset, frame.end + offset)
        return leaf
    }
}

extension Length {
    /// True if the constant part is a whole number of points. With text, it is not: its size may be any number.
    var isWhole: Bool { em == 0 && abs(points - points.rounded()) < 1e-9 }
}
