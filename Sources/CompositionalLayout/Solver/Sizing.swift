/// Resolves dimensions, and rounds to pixels if a scale is set (layout-semantics 2 and 3.1).
package struct Sizing {
    /// Pixels per point; `nil` does not round.
    package let scale: Double?
    let units: LengthUnits

    package init(scale: Double?, units: LengthUnits) {
        self.scale = scale
        self.units = units
    }

    /// Resolves a dimension in a container. An estimate keeps its value.
    func extent(_ dimension: LayoutDimension, in base: Size<Length>) -> Length {
        switch dimension {
        case .fractionalWidth(let fraction): wholePixels(base.width * fraction)
        case .fractionalHeight(let fraction): wholePixels(base.height * fraction)
        case .textRelative(let ems): Length(em: ems)
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): Length(points: points)
        }
    }

    /// Resolves both dimensions of an element that is never measured: a group's outer size, a supplementary item.
    func size(_ size: LayoutSize, in base: Size<Length>) -> Size<Length> {
        Size(width: extent(size.width, in: base), height: extent(size.height, in: base))
    }

    /// Rounds down to a whole pixel. A value just below a pixel counts as that pixel.
    package func wholePixels(_ length: Length) -> Length {
        guard let scale else { return length }
        return Length(points: (length.value(in: units) * scale + 0.001).rounded(.down) / scale)
    }

    /// Rounds to the nearest pixel.
    func nearestPixel(_ length: Length) -> Length {
        guard let scale else { return length }
        return Length(points: (length.value(in: units) * scale + 0.5).rounded(.down) / scale)
    }
}
