extension GroupSolver {
    /// Sizes one subitem.
    ///
    /// - Parameters:
    ///   - base: The size that fractions of its size refer to.
    ///   - space: The inner box of the enclosing group.
    ///   - replaced: The extent that a count sets instead of the subitem's own.
    mutating func entry(
        _ subitem: LayoutSubitem, in base: Size<Length>, space: Size<Length>, firstItem: Int,
        replaced: (axis: Axis, extent: Length)?
    ) -> GroupEntry? {
        switch subitem {
        case .item(let item):
            var size = Size<Length>.zero
            var sizesToContent = Size(width: false, height: false)
            for axis in Axis.allCases {
                let dimension = item.layoutSize[axis]
                if let replaced, replaced.axis == axis {
                    size[axis] = replaced.extent
                } else if let estimate = dimension.estimate {
                    size[axis] = Length(content: measured[firstItem]?[axis] ?? estimate)
                    sizesToContent[axis] = true
                } else {
                    size[axis] = sizing.extent(dimension, in: base)
                }
            }
            return GroupEntry(content: .item(item), firstItem: firstItem, size: size, sizesToContent: sizesToContent)
        case .group(let group):
            var outer = sizing.size(group.layoutSize, in: base)
            if let replaced { outer[replaced.axis] = replaced.extent }
            let box = GroupBox(group, outer: outer, replaced: replaced?.axis)
            guard let solved = solve(group, box: box, space: space, firstItem: firstItem) else { return nil }
            return GroupEntry(
                content: .group(solved), firstItem: firstItem, size: solved.area.size,
                sizesToContent: box.sizesToContent)
        }
    }
}
