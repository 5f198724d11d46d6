import CompositionalLayout

extension PageLayout {
    /// Where everything stands, edges on whole pixels: what a browser shows. The same for pages in one column and for
    /// split ones.
    ///
    /// - Parameters:
    ///   - width: of the layout's element, whole CSS px.
    ///   - height: of the viewport, which fractional heights refer to.
    ///   - direction: what reads from right to left is mirrored; `nil` for the page's own.
    ///   - measured: what cells and headers of estimated height really take, by the page's sections.
    ///   - offset: how far the layout was scrolled up out of sight, which moves pinned headers.
    package func frames(
        width: Int, height: Double, direction: LayoutTraits.LayoutDirection? = nil,
        measured: MeasuredSizes = .init(), scrolledTo offset: Point<Double>? = nil
    ) -> LayoutFrames {
        let page = environment.reading(direction).layoutEnvironment(width: Double(width), height: height)
        let counts = sections.map(\.itemCount)
        if let split {
            return split.solve(in: page, itemCounts: counts, measured: measured, snapsComparisons: true)
                .snappedFrames(scrolledTo: offset)
        }
        return layout.solve(in: page, itemCounts: counts, measured: measured, snapsComparisons: true)
            .snappedFrames(scrolledTo: offset)
    }

    /// The stacks of a split page at a width, each solved in the width of its side; `nil` for a page that is not split.
    ///
    /// - Parameter direction: `nil` for the page's own.
    package func solveSplit(
        width: Int, height: Double, direction: LayoutTraits.LayoutDirection? = nil,
        measured: MeasuredSizes = .init()
    ) -> SolvedSplitLayout? {
        let page = environment.reading(direction).layoutEnvironment(width: Double(width), height: height)
        return split?.solve(
            in: page, itemCounts: sections.map(\.itemCount), measured: measured, snapsComparisons: true)
    }
}
