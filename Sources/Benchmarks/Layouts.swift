import ArgumentParser
import CompositionalLayout
import GridCSS

/// Measures the time for solving and lowering, with few and with many items.
struct Layouts: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time solving and lowering of one section in twelve width intervals.",
        discussion:
            "Groups repeat, so the time should not depend on the number of items. Times are the shortest of some.")

    @Option(help: "How often each is done.") var repetitions = 20

    func run() {
        let finder = IntervalFinder(widths: SupportedWidths.narrowest...2560)
        let intervals = SectionStyle(finder: finder, provider: Self.section).intervals
        let lowering = shortest(of: repetitions) {
            _ = Stylesheet(sections: [("list", SectionStyle(finder: finder, provider: Self.section))]).text
        }
        print("\(intervals.count) intervals, found, lowered and written as CSS in \(milliseconds(lowering)) ms")
        for count in [100, 1_000, 10_000, 1_000_000] {
            let solving = shortest(of: repetitions) {
                for interval in intervals {
                    let layout = CollectionLayout { Self.section($1) }
                    let size = Size(width: Double(interval.lowerBound), height: 800)
                    _ = layout.solve(in: size, itemCounts: [count])
                }
            }
            print(
                "\(count) items: solved in \(milliseconds(solving)) ms, solved and lowered in "
                    + "\(milliseconds(solving + lowering)) ms")
        }
    }

    /// Columns by width. From 1,000 px, each group is a large cell beside two small ones.
    @Sendable private static func section(_ environment: LayoutEnvironment) -> LayoutSection {
        let width = environment.container.contentSize.width
        let columns = max(1, Int(width / 200))
        let filling = LayoutItem(layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        let row = LayoutGroup.horizontal(
            layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.3)), subitem: filling,
            count: columns)
        guard width >= 1000 else { return LayoutSection(group: row, interGroupSpacing: 8) }
        let large = LayoutItem(layoutSize: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
        let stack = LayoutGroup.vertical(
            layoutSize: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)), subitem: filling,
            count: 2)
        let mosaic = LayoutGroup.horizontal(
            layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.3)), subitems: [large, stack])
        let both = LayoutGroup.vertical(
            layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.6)), subitems: [mosaic, row])
        return LayoutSection(group: both, interGroupSpacing: 8)
    }
}

func shortest(of repetitions: Int, _ work: () -> Void) -> Duration {
    let clock = ContinuousClock()
    return (0..<max(1, repetitions)).map { _ in clock.measure(work) }.min() ?? .zero
}

/// Milliseconds with two decimals.
func milliseconds(_ duration: Duration) -> String {
    let hundredths = Int((duration / .milliseconds(1) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}
