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
    static func sides(of styles: [SectionStyle]) -> [Double] {
        let edges = Set(styles.flatMap { $0.intervals.flatMap { [$0.lowerBound, $0.upperBound].compactMap { $0 } } })
        return edges.sorted().filter { (241...2559).contains($0) }.flatMap { edge in
            [Double(edge) - 1, Double(edge) - 0.015625, Double(edge), Double(edge) + 0.5]
        }
    }
}
