import CompositionalLayout
import GridCSS
import LayoutInspection
import SeededRandom
import Testing

/// The proof compares groups. This test compares every pair of cells of several groups in both directions.
@Suite struct ReadingOrderComparisonTests {
    private static let widths = 300...900

    @Test(arguments: 0..<60) func theProofSaysWhatThePairsSay(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<5 {
            let section = RandomSection(&random).section
            let certificate = SectionCertificate(finder: IntervalFinder(widths: Self.widths)) { _ in section }
            let conflicts = certificate.findings(against: .order).map(\.widths)
            if conflicts.isEmpty {
                for width in [300, 301, 444, 617, 900] { #expect(!isOutOfOrder(section, at: width)) }
            }
            for widths in conflicts {
                let ends = [widths.lowerBound, (widths.upperBound ?? Self.widths.upperBound + 1) - 1]
                #expect(ends.contains { isOutOfOrder(section, at: $0) })
            }
        }
    }

    /// Compares pairs of three groups in left-to-right and right-to-left frames. Both must give the same result.
    private func isOutOfOrder(_ section: LayoutSection, at width: Int) -> Bool {
        let verdicts = LayoutTraits.LayoutDirection.allCases.map { direction in
            let layout = CollectionLayout(section: section)
            let environment = LayoutEnvironment(width: Double(width), height: 800, layoutDirection: direction)
            let frames = layout.solve(in: environment, itemCounts: [24]).frames()
            let cells = frames.sections[0].items.map { frame in
                guard direction == .rightToLeft else { return frame }
                return Rect(x: -frame.maxX, y: frame.y, width: frame.width, height: frame.height)
            }
            return cells.indices.contains { first in
                cells.indices.dropFirst(first + 1).contains { isSeenBefore(cells[$0], cells[first]) }
            }
        }
        #expect(Set(verdicts).count == 1)
        return verdicts[0]
    }

    private func isSeenBefore(_ box: Rect<Double>, _ other: Rect<Double>) -> Bool {
        let slack = 0.02
        if box.x >= other.x + other.width / 2 - slack || box.y >= other.y + other.height / 2 - slack { return false }
        if other.x >= box.x + box.width / 2 + slack || other.y >= box.y + box.height / 2 + slack { return true }
        return box.x <= other.x + slack && box.y <= other.y + slack
            && (box.x < other.x - slack || box.y < other.y - slack)
    }
}

/// Nested groups, some of them with custom frames or negative gaps.
private struct RandomSection {
    let section: LayoutSection

    init(_ random: inout SplitMix64) {
        var section = LayoutSection(group: Self.group(&random, depth: 2, .fractionalWidth(1)))
        section.interGroupSpacing = [0, 10, 10, -30].randomElement(using: &random) ?? 0
        self.section = section
    }

    private static func group(
        _ random: inout SplitMix64, depth: Int, _ width: LayoutDimension
    ) -> LayoutGroup {
        let size = LayoutSize(width: width, height: .absolute([80, 160].randomElement(using: &random) ?? 80))
        if Int.random(in: 0..<4, using: &random) == 0 {
            let frames = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                Rect(
                    x: Length(width: Double.random(in: 0...0.7, using: &random)),
                    y: Length(points: Double.random(in: 0...60, using: &random).rounded()),
                    width: Length(points: 40, width: Double.random(in: 0...0.2, using: &random)), height: 30)
            }
            return .custom(layoutSize: size) { _ in frames.map { LayoutGroupCustomItem(frame: $0) } }
        }
        let isRow = Bool.random(using: &random)
        let count = Int.random(in: 1...3, using: &random)
        let child: any LayoutElement =
            depth > 0 && Bool.random(using: &random)
            ? group(&random, depth: depth - 1, .fractionalWidth(isRow ? 1 / Double(count) : 1))
            : LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var group: LayoutGroup =
            isRow
            ? .horizontal(layoutSize: size, subitem: child, count: count)
            : .vertical(layoutSize: size, subitem: child, count: count)
        group.interItemSpacing = .fixed([0, 8, 8, 8, -60].randomElement(using: &random) ?? 0)
        return group
    }
}
