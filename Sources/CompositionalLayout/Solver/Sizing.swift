extension GroupSolver {
    /// A dimension in a container; an estimate as it is.
    func extent(_ dimension: LayoutDimension, in base: Size<Length>) -> Length {
        switch dimension {
        case .fractionalWidth(let fraction): wholePixels(base.width * fraction)
        case .fractionalHeight(let fraction): wholePixels(base.height * fraction)
        case .absolute(let points), .estimated(let points): Length(points: points)
        }
    }

    /// The outer size of a group. Its estimates count as points: what its items' fractions refer to is never measured.
    func outerSize(_ size: LayoutSize, in base: Size<Length>) -> Size<Length> {
        Size(width: extent(size.width, in: base), height: extent(size.height, in: base))
    }

    /// Rounded down to a whole pixel when a scale is set; a hair under a pixel counts as the pixel.
    func wholePixels(_ length: Length) -> Length {
        guard let scale else { return length }
        return Length(points: (comparison.value(length) * scale + 0.001).rounded(.down) / scale)
    }

    /// Rounded to the nearest pixel when a scale is set.
    func nearestPixel(_ length: Length) -> Length {
        guard let scale else { return length }
        return Length(points: (comparison.value(length) * scale + 0.5).rounded(.down) / scale)
    }
}
