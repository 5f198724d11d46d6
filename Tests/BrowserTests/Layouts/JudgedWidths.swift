import CompositionalLayout
import GridCSS

/// The outer widths at which a layout is judged.
enum JudgedWidths {
    /// Widths from 240 to 2560 in uneven steps: integers, halves, thirds, and values just below an integer.
    static let common: [Double] = {
        let fractions = [0, 0.5, 1.0 / 3, 0.984375, 0, 0.25, 0.015625, 0.7]
        return (0...41).map { step in
            let whole = (240 + 2320 * Double(step) / 41).rounded()
            return step == 41 ? whole : whole + fractions[step % fractions.count]
        }
    }()

    /// Widths on both sides of every interval bound, integer and fractional: 499, 499.98, 500, 500.5 …
    ///
    /// - Parameter textScale: The font size of the page's root as a factor of the standard one, for bounds in em.
    static func sides(of styles: [SectionStyle], textScale: Double) -> [Double] {
        let variants = styles.flatMap(\.variants)
        var edges = Set(
            variants.flatMap(\.intervals).flatMap { [$0.lowerBound, $0.upperBound].compactMap(\.self) })
        edges.formUnion(textBounds(of: styles, textScale: textScale))
        return sides(of: edges)
    }

    /// The first whole widths at which the size of text leads to other rules.
    static func textBounds(of styles: [SectionStyle], textScale: Double) -> [Int] {
        let bounds = Set(styles.flatMap(\.variants).map(\.condition.ems.lowerBound)).filter { $0 > 0 }
        return bounds.map { Int(($0 * LengthUnits.standardEm * textScale).rounded(.up)) }
    }

    static func sides(of edges: Set<Int>) -> [Double] {
        edges.sorted().filter { (241...2559).contains($0) }.flatMap { edge in
            [Double(edge) - 1, Double(edge) - 0.015625, Double(edge), Double(edge) + 0.5]
        }
    }
}
