import CompositionalLayout
import SeededRandom

/// Groups whose cells depend on facts of their items: rows and columns of pictures, and mosaics.
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
        _ name: String, _ shapes: [Double], _ columns: ColumnCount = .fitting(least: 200),
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

    /// Every item is one of: small, wide, high, large, larger than some grids.
    static func mosaic(
        _ name: String, _ count: Int, _ columns: ColumnCount = .fitting(least: 120), ratio: Double = 1,
        spacing: Double = 8, gap: Double = 8, insets: EdgeInsets = .zero, keepsOrder: Bool = false
    ) -> JudgedLayout {
        let spans: [MosaicRule.Span] = [
            .init(columns: 2, rows: 1), .init(columns: 1, rows: 2), .init(columns: 2, rows: 2),
            .init(columns: 5, rows: 3),
        ]
        let rule = MosaicRule(
            columns: columns, aspectRatio: ratio,
            spans: spans.enumerated().map { .init(where: .init(.init("size", .number(.equals, Double($0)))), $1) },
            keepsOrder: keepsOrder)
        var section = LayoutSection(
            group: .mosaic(rule, spacing: spacing), contentInsets: insets, interGroupSpacing: gap)
        var random = SplitMix64(seed: UInt64(count))
        section.items = (0..<count).map { _ in
            ItemFacts(["size": .number(random.pick([0, 1, 2, 3, 4, 4, 4, 4, 4, 4]))])
        }
        return JudgedLayout("\(name), \(count)", items: count, section)
    }

    static let placedMosaics =
        [1, 2, 5, 40].map { mosaic("mosaic of items", $0) }
        + [
            mosaic("mosaic in order", 41, keepsOrder: true),
            mosaic("mosaic of three columns without gaps", 42, .exactly(3), ratio: 1.5, spacing: 0, gap: 0),
            mosaic("mosaic of flat places", 43, .exactly(7), ratio: 16.0 / 9, spacing: 3, gap: 11),
            mosaic("mosaic of odd places", 44, .fitting(least: 90.5), ratio: 0.7071),
            mosaic(
                "mosaic in insets", 45, .fitting(least: 150), spacing: 4, gap: 21,
                insets: EdgeInsets(top: 12.5, leading: 20, bottom: 7.5, trailing: 9)),
            mosaic("mosaic of one column", 46, .exactly(1)),
            mosaic("mosaic of many columns", 300, .exactly(64), spacing: 2, gap: 2),
        ]
}
