import CompositionalLayout

/// A position along one axis, written so that CSS rounds it exactly as `PixelSnapping` does.
///
/// Edges are rounded, and sizes are differences of edges. Content is not included: the browser adds its own.
struct Edge: Hashable {
    static let bias = PixelSnapping.bias

    let css: CSSLength

    init(_ length: Length) {
        let width = Self.settled(length.width, digits: 12)
        let height = Self.settled(length.height, digits: 12)
        let em = Self.settled(length.em, digits: 12)
        let points = Self.settled(length.points, digits: 9)
        let whole = points.rounded(.down)
        guard abs(whole) < 1e9, abs(width) < 1e6, abs(em) < 1e6 else {
            css = CSSLength(pixels: points > 0 ? 1_000_000_000 : -1_000_000_000)
            return
        }
        if width == 0, height == 0, em == 0 {
            css = CSSLength(pixels: Int((points + 0.5 + Self.bias).rounded(.down)))
        } else if height == 0, em == 0, width == width.rounded() {
            // A multiple of the rounded-down width is already a whole number of pixels.
            css = CSSLength(pixels: Int((points + 0.5 + Self.bias).rounded(.down)), widths: Int(width))
        } else {
            let term = RoundedTerm(
                width: width, height: height, em: em, points: Self.settled(points - whole, digits: 9))
            css = CSSLength(pixels: Int(whole), rounded: [term: 1])
        }
    }

    /// The distance from `start` to this edge.
    func distance(from start: Edge) -> CSSLength { css - start.css }

    /// Removes floating-point noise, so that equal edges compare as equal.
    private static func settled(_ value: Double, digits: Int) -> Double {
        let scale = digits == 12 ? 1e12 : 1e9
        let scaled = (value * scale).rounded() / scale
        return scaled.isFinite ? scaled : value
    }
}
