extension Sizing {
    /// Places a supplementary item at its anchors (layout-semantics 3.9): the container's anchor point minus the item's
    /// own.
    ///
    /// - Parameters:
    ///   - container: The rectangle it is attached to: an item's frame or a group's outer rectangle.
    ///   - base: The size that fractions of its size refer to.
    func place(
        _ item: SupplementaryItem, on container: Rect<Length>, in base: Size<Length>
    ) -> SolvedSupplementaryItem {
        let size = size(item.layoutSize, in: base)
        let own = item.itemAnchor ?? LayoutAnchor(edges: item.containerAnchor.edges)
        var origin = container.origin
        for axis in Axis.allCases {
            origin[axis] += container.extent(axis) * item.containerAnchor.fraction(axis)
            origin[axis] -= size[axis] * own.fraction(axis)
            origin[axis] += item.containerAnchor.distance(axis, of: size) + own.distance(axis, of: size)
        }
        return SolvedSupplementaryItem(description: item, frame: Rect(origin: origin, size: size))
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
