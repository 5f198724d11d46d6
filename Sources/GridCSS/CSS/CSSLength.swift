import CompositionalLayout

/// A length of whole CSS px in the form that CSS can express: pixels, multiples of the container's width, and rounded
/// terms.
///
/// The length is kept as a sum so that terms cancel in differences: the distance between two edges with the same
/// rounding is a plain number of pixels.
struct CSSLength: Hashable {
    var pixels = 0
    /// The number of container widths (`--w`, whole CSS px).
    var widths = 0
    var rounded: [RoundedTerm: Int] = [:]

    static func pixels(_ pixels: Int) -> CSSLength { CSSLength(pixels: pixels) }

    /// The number of pixels if the length depends on neither the container nor the text.
    var wholePixels: Int? { widths == 0 && rounded.isEmpty ? pixels : nil }

    var followsWidth: Bool { widths != 0 || rounded.keys.contains { $0.width != 0 } }

    var isZero: Bool { wholePixels == 0 }

    static func - (left: CSSLength, right: CSSLength) -> CSSLength {
        var terms = left.rounded
        for (term, factor) in right.rounded { terms[term, default: 0] -= factor }
        return CSSLength(
            pixels: left.pixels - right.pixels, widths: left.widths - right.widths,
            rounded: terms.filter { $0.value != 0 })
    }

    static func + (left: CSSLength, right: CSSLength) -> CSSLength { left - (CSSLength() - right) }

    /// The length without rounding, in CSS px.
    func value(in units: LengthUnits) -> Double {
        rounded.reduce(Double(pixels) + Double(widths) * units.width) { sum, term in
            sum + Double(term.value) * term.key.length.value(in: units)
        }
    }

    /// - Parameter names: Custom properties for some terms.
    func text(_ names: [RoundedTerm: String] = [:]) -> String {
        if let wholePixels { return wholePixels == 0 ? "0" : "\(wholePixels)px" }
        if pixels == 0, widths == 1, rounded.isEmpty { return "var(--w)" }
        if pixels == 0, widths == 0, rounded.count == 1, let (term, factor) = rounded.first, factor == 1 {
            return term.text(names)
        }
        return "calc(\(sum(names)))"
    }

    /// The length as an operand in `calc()`.
    func operand(_ names: [RoundedTerm: String] = [:]) -> String {
        if wholePixels != nil { return "\(pixels)px" }
        let text = text(names)
        return text.hasPrefix("calc(") ? String(text.dropFirst(4)) : text
    }

    /// Positive terms come first, so that the sum starts without a sign if possible.
    private func sum(_ names: [RoundedTerm: String]) -> String {
        var terms: [(factor: Int, text: String)] = []
        if widths != 0 { terms.append((widths, "var(--w)")) }
        terms += rounded.map { ($0.value, $0.key) }.sorted { $0.1 > $1.1 }.map { ($0, $1.text(names)) }
        if pixels != 0 { terms.append((pixels.signum(), "\(abs(pixels))px")) }
        let ordered = terms.filter { $0.factor > 0 } + terms.filter { $0.factor < 0 }
        var text = ""
        for (number, term) in ordered.enumerated() {
            let multiple = abs(term.factor) == 1 ? term.text : "\(abs(term.factor)) * \(term.text)"
            if number == 0 {
                text = term.factor < 0 ? "-1 * \(multiple)" : multiple
            } else {
                text += (term.factor < 0 ? " - " : " + ") + multiple
            }
        }
        return text
    }
}

/// `round(nearest)` of a fraction of the container's width and height, a factor of the text and a fraction of a pixel.
struct RoundedTerm: Hashable, Comparable {
    /// The factor of the container's width.
    let width: Double
    /// The factor of the container's height.
    let height: Double
    /// The factor of the root's font size.
    let em: Double
    /// A fraction of a pixel, from 0 up to but not including 1, without the snapping bias.
    let points: Double

    static func < (left: Self, right: Self) -> Bool {
        (left.width, left.height, left.em, left.points) < (right.width, right.height, right.em, right.points)
    }

    /// The term without rounding.
    var length: Length { Length(points: points, width: width, height: height, em: em) }

    func text(_ names: [RoundedTerm: String]) -> String { names[self].map { "var(\($0))" } ?? definition }

    /// The nearest whole pixel, with ties rounded up, as in `PixelSnapping`.
    var definition: String {
        "round(\(CSSNumber.sum(width: width, height: height, em: em, points: points + Edge.bias)), 1px)"
    }
}

extension CSSLength {
    /// True if the length is certainly negative. A length that depends on the width is never certain.
    var isNegative: Bool { wholePixels.map { $0 < 0 } ?? false }
}
