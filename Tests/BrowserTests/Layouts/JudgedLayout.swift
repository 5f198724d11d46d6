import BrowserSupport
import CompositionalLayout
import GridCSS
import Testing

/// A layout that the engine solves and lowers to CSS and that a browser lays out, to compare the two results.
struct JudgedLayout: Sendable, CustomTestStringConvertible {
    typealias Provider = @Sendable (LayoutEnvironment) -> LayoutSection?

    /// The texts in the cells.
    enum Texts: Sendable {
        /// As wide as their cells.
        case filling
        /// As wide as their words, on one line whatever the cell's width is.
        case short
        /// As wide as their words, but wrapped where the cell's most width ends.
        case wrapped
    }

    struct Section: Sendable {
        var itemCount: Int
        var provider: Provider
    }

    var name: String
    var configuration = LayoutConfiguration()
    var environment = PageEnvironment(height: Self.height)
    var sections: [Section]
    /// The split of a page; `nil` for sections below each other.
    var split: CompositionalSplitLayout.SplitProvider?

    var texts = Texts.filling
    /// The font size of the page's root as a factor of the standard one. The stylesheet is made for the standard size.
    var textScale = 1.0

    /// The viewport height in points, to which fractional heights refer.
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

    /// A section with the same description at every width.
    init(_ name: String, items: Int, _ section: LayoutSection) {
        self.init(name, items: items) { _ in section }
    }

    /// The same layout with other texts.
    func with(_ texts: Texts) -> Self {
        var layout = self
        layout.texts = texts
        return layout
    }

    /// The same layout on pages with root font sizes of 16, 20.8 and 32 px.
    var withLargerText: [Self] {
        [1, 1.3, 2].map { scale in
            var layout = self
            layout.name += ", text of \(Int(scale * 100)) %"
            layout.textScale = scale
            return layout
        }
    }

    /// The frames at one width. The providers are asked at exactly this width, so that the stylesheet's intervals are
    /// tested too.
    ///
    /// - Parameter direction: The reading direction of a split page, whose sides are physical. All other layouts are
    ///   solved from left to right.
    func frames(
        width: Double, reading direction: PageDirection = .leftToRight, measured: MeasuredSizes,
        scrolledTo offset: Point<Double>? = nil
    ) -> (frames: LayoutFrames, problems: [LayoutProblem]) {
        let providers = sections.map(\.provider)
        let counts = sections.map(\.itemCount)
        var page = environment.layoutEnvironment(width: width)
        page.traits.textScale = textScale
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
