import CompositionalLayout
import SeededRandom

/// Rows and columns of pictures that keep their aspect ratios.
extension JudgedLayout {
    /// Shapes of photographs: landscape, portrait, square, and a few panoramas.
    static func shapes(_ count: Int, seed: UInt64 = 1) -> [Double] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in random.pick([1.5, 1.5, 1.5, 4.0 / 3, 2.0 / 3, 0.75, 1, 16.0 / 9, 2.4, 0.5, 3.2]) }
    }

    static func gallery(
        _ name: String, _ shapes: [Double], heights: ClosedRange<Double> = 160...320, spacing: Double = 8,
        insets: EdgeInsets = .zero
    ) -> JudgedLayout {
        var section = LayoutSection(
            group: .justified(rowHeights: heights, spacing: spacing), contentInsets: insets,
            interGroupSpacing: spacing)
        section.aspectRatios = shapes
        return JudgedLayout("\(name), \(shapes.count)", items: shapes.count, section)
    }

    static let justified =
        [1, 2, 3, 5, 13, 40].map { gallery("justified rows", shapes($0)) }
        + [
            gallery("justified rows without gaps", shapes(30, seed: 2), heights: 100...180, spacing: 0),
            gallery(
                "justified rows in insets", shapes(30, seed: 3), spacing: 4,
                insets: EdgeInsets(top: 12, leading: 20, bottom: 7.5, trailing: 9)),
            gallery("justified rows of nearly one height", shapes(30, seed: 4), heights: 200...240),
            gallery("low justified rows", shapes(60, seed: 5), heights: 40...70, spacing: 2),
            gallery("justified panoramas", Array(repeating: 7.5, count: 9)),
            gallery("justified towers", Array(repeating: 0.3, count: 25)),
        ]

    static func waterfall(
        _ name: String, _ shapes: [Double], _ columns: WaterfallRule.Columns = .fitting(least: 200),
        spacing: Double = 8,
        gap: Double = 8, insets: EdgeInsets = .zero
    ) -> JudgedLayout {
        var section = LayoutSection(
            group: .waterfall(columns: columns, spacing: spacing), contentInsets: insets, interGroupSpacing: gap)
        section.aspectRatios = shapes
        return JudgedLayout("\(name), \(shapes.count)", items: shapes.count, section)
    }

    static let waterfalls =
        [1, 2, 5, 40].map { waterfall("waterfall", shapes($0)) }
        + [
            waterfall("waterfall of three columns", shapes(60, seed: 2), .exactly(3)),
            waterfall("waterfall of seven columns without gaps", shapes(60, seed: 3), .exactly(7), spacing: 0, gap: 0),
            waterfall(
                "waterfall in insets", shapes(30, seed: 4), .fitting(least: 150.5), spacing: 4, gap: 21,
                insets: EdgeInsets(top: 12.5, leading: 20, bottom: 7.5, trailing: 9)),
            waterfall("one column", shapes(200, seed: 5), .exactly(1)),
            waterfall("narrow columns", shapes(300, seed: 6), .exactly(64), spacing: 2, gap: 2),
            waterfall("columns of towers", Array(repeating: 0.25, count: 100), .exactly(2)),
            waterfall("columns of panoramas", Array(repeating: 7.5, count: 50), .fitting(least: 300)),
        ]
}
