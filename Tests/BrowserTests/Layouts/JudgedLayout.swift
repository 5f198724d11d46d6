import BrowserSupport
import CompositionalLayout
import GridCSS
import Testing

/// A layout that is solved by the engine, lowered to CSS and laid out by a browser, to see whether both agree.
struct JudgedLayout: Sendable, CustomTestStringConvertible {
    typealias Provider = @Sendable (LayoutEnvironment) -> LayoutSection?

    struct Section: Sendable {
        var itemCount: Int
        var provider: Provider
    }

    var name: String
    var configuration = LayoutConfiguration()
    var environment = PageEnvironment(height: Self.height)
    var sections: [Section]
    /// For a split page; without it, sections stand below each other.
    var split: CompositionalSplitLayout.SplitProvider?

    /// Height of the viewport, in points: what fractional heights refer to.
    static let height = 800.0

    var testDescription: String { name }

    init(
        _ name: String, configuration: LayoutConfiguration = .init(),
        environment: PageEnvironment = .init(height: Self.height), sections: [Section]
    ) {
        self.name = name
        self.configuration = configuration
        self.environment = environment
        self.sections = sections
    }

    /// One section that adapts to the width.
    init(_ name: String, items: Int, provider: @escaping Provider) {
        self.init(name, sections: [Section(itemCount: items, provider: provider)])
    }

    /// One section that is the same description at every width.
    init(_ name: String, items: Int, _ section: LayoutSection) {
        self.init(name, items: items) { _ in section }
    }

    /// Solved for one width, by asking the providers at that very width: whether the stylesheet's intervals are right
    /// is judged too.
    ///
    /// - Parameter direction: which way a split page reads, because its sides are physical. All others are solved from left
    ///   to right.
    func frames(
        width: Double, reading direction: PageDirection = .leftToRight, measured: MeasuredSizes,
        scrolledTo offset: Point<Double>? = nil
    ) -> (frames: LayoutFrames, problems: [LayoutProblem]) {
        let providers = sections.map(\.provider)
        let counts = sections.map(\.itemCount)
        var page = environment.layoutEnvironment(width: width)
        if let split {
            page.traits.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
            let layout = CompositionalSplitLayout(
                configuration: configuration, sideEnvironment: environment.sideEnvironment(in:width:),
                splitProvider: split
            ) { index, side in providers[index](side) }
            let solved = layout.solve(in: page, itemCounts: counts, measured: measured, snapsComparisons: true)
            return (solved.snappedFrames(scrolledTo: offset), solved.problems)
        }
        let layout = CollectionLayout(configuration: configuration) { index, environment in
            providers[index](environment)
        }
        let solved = layout.solve(in: page, itemCounts: counts, measured: measured, snapsComparisons: true)
        return (solved.snappedFrames(scrolledTo: offset), solved.problems)
    }
}
