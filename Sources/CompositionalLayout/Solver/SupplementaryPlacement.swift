extension Sizing {
    /// Places a supplementary item at its anchors (layout-semantics 3.9): the container's anchor point minus the item's
    /// own. Fractional offsets count in shares of the size without insets and spacing.
    ///
    /// - Parameters:
    ///   - container: The rectangle it is attached to: an item's frame or a group's outer rectangle.
    ///   - base: The size that fractions of its size refer to.
    func place(
        _ item: SupplementaryItem, on container: Rect<Length>, in base: Size<Length>
    ) -> SolvedSupplementaryItem {
        let size = size(item.layoutSize, in: base)
        let own = item.itemAnchor ?? LayoutAnchor(edges: item.containerAnchor.edges)
        var (origin, inner) = (container.origin, size)
        for axis in Axis.allCases {
            let before = item.edgeSpacing.start(axis).spacing
            let outer = size[axis] + Length(points: before + item.edgeSpacing.end(axis).spacing)
            origin[axis] += container.extent(axis) * item.containerAnchor.fraction(axis)
            origin[axis] -= outer * own.fraction(axis)
            origin[axis] += item.containerAnchor.distance(axis, of: size) + own.distance(axis, of: size)
            origin[axis] += Length(points: before) + item.contentInsets.start(axis)
            inner[axis] -= item.contentInsets.sum(axis)
        }
        return SolvedSupplementaryItem(description: item, frame: Rect(origin: origin, size: inner))
    }
}

extension LayoutAnchor {
    /// The anchor's offset along an axis. Fractions refer to the supplementary item's own size.
    fileprivate func distance(_ axis: Axis, of size: Size<Length>) -> Length {
        switch offset {
        case .absolute(let points): Length(points: points[axis])
        case .fractional(let factors): size[axis] * factors[axis]
        }
    }
}
