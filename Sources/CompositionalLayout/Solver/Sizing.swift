/// Resolves dimensions, and rounds to pixels where a scale is set (layout-semantics 2 and 3.1).
package struct Sizing {
    /// Pixels per point; `nil` rounds nothing.
    package let scale: Double?
    let container: Size<Double>

    package init(scale: Double?, container: Size<Double>) {
        self.scale = scale
        self.container = container
    }

    /// A dimension in a container; an estimate as it is.
    func extent(_ dimension: LayoutDimension, in base: Size<Length>) -> Length {
        switch dimension {
        case .fractionalWidth(let fraction): wholePixels(base.width * fraction)
        case .fractionalHeight(let fraction): wholePixels(base.height * fraction)
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): Length(points: points)
        }
    }

    /// Both dimensions of what is never measured: a group's outer size, a supplementary item.
    func size(_ size: LayoutSize, in base: Size<Length>) -> Size<Length> {
        Size(width: extent(size.width, in: base), height: extent(size.height, in: base))
    }

    /// Rounded down to a whole pixel; a hair under a pixel counts as the pixel.
    package func wholePixels(_ length: Length) -> Length {
        guard let scale else { return length }
        return Length(points: (length.value(in: container) * scale + 0.001).rounded(.down) / scale)
    }

    /// Rounded to the nearest pixel.
    func nearestPixel(_ length: Length) -> Length {
        guard let scale else { return length }
        return Length(points: (length.value(in: container) * scale + 0.5).rounded(.down) / scale)
    }
}
