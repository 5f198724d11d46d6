import CompositionalLayout

/// A place along one axis, written so that CSS rounds it exactly as `PixelSnapping` does.
///
/// Edges are snapped, sizes are differences of edges. Content is left out: the browser adds its own.
struct Edge: Hashable {
    let length: Length

    init(_ length: Length) {
        self.length = Length(points: length.points, width: length.width, height: length.height)
    }

    /// The whole number of pixels, where it does not depend on the container.
    var pixels: Int? {
        guard length.width == 0, length.height == 0 else { return nil }
        return Int((length.points + 0.5 + PixelSnapping.bias).rounded(.down))
    }

    /// True for edges that fall on whole pixels at every whole width: they need no rounding.
    private var isWhole: Bool {
        length.points == length.points.rounded() && length.width == length.width.rounded() && length.height == 0
    }

    var css: CSSLength {
        if let pixels { return .pixels(pixels) }
        let points = isWhole ? length.points : length.points + PixelSnapping.bias
        let sum = CSSNumber.sum(width: length.width, height: length.height, points: points)
        return isWhole ? .sum(sum) : .rounded(sum)
    }

    /// Distance from `start` to this edge.
    func distance(from start: Edge) -> CSSLength {
        let difference = length - start.length
        if difference.width == 0, difference.height == 0, isWholeEnough(difference.points) {
            return .pixels(Int(difference.points.rounded()))
        }
        if isWhole, start.isWhole { return Edge(difference).css }
        if start.pixels == 0 { return css }
        return .difference(css, start.css)
    }

    /// Edges that differ by whole points round alike; what is left is noise of the arithmetic.
    private func isWholeEnough(_ points: Double) -> Bool { abs(points - points.rounded()) < 1e-9 }
}

/// A length as CSS text.
indirect enum CSSLength: Hashable {
    case pixels(Int)
    /// Terms of a calculation.
    case sum(String)
    /// Terms that are rounded to the nearest whole pixel.
    case rounded(String)
    case difference(CSSLength, CSSLength)
    case auto

    var isZero: Bool { self == .pixels(0) }

    var text: String {
        switch self {
        case .pixels(0): "0"
        case .sum("var(--w)"): "var(--w)"
        case .sum, .difference: "calc(\(terms))"
        default: terms
        }
    }

    /// As the first part of a calculation, which needs no brackets.
    var terms: String {
        switch self {
        case .pixels(let pixels): "\(pixels)px"
        case .sum(let terms): terms
        case .rounded(let terms): "round(\(terms), 1px)"
        case .difference(let left, let right): "\(left.terms) - \(right.term)"
        case .auto: "auto"
        }
    }

    /// As any other part of a calculation.
    var term: String {
        switch self {
        case .sum, .difference: "(\(terms))"
        default: terms
        }
    }
}
