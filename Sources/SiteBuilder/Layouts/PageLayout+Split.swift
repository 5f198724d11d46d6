import CompositionalLayout

extension PageLayout {
    /// The frames of all elements, with edges on whole pixels as in a browser. Works for split pages too.
    ///
    /// - Parameters:
    ///   - width: the layout element's width, in whole points.
    ///   - height: the viewport's height in points, the base of fractional heights.
    ///   - direction: the reading direction; right-to-left frames are mirrored. `nil` is the page's own direction.
    ///   - measured: the real sizes of cells and headers with estimated height, by section.
    ///   - offset: the scroll offset of the layout in points, which moves pinned headers.
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

    /// The solved stacks of a split page at a width, each in the width of its side, or `nil` if the page is not split.
    ///
    /// - Parameter direction: the reading direction; `nil` is the page's own direction.
    package func solveSplit(
        width: Int, height: Double, direction: LayoutTraits.LayoutDirection? = nil,
        measured: MeasuredSizes = .init()
    ) -> SolvedSplitLayout? {
        let page = environment.reading(direction).layoutEnvironment(width: Double(width), height: height)
        return split?.solve(
            in: page, itemCounts: sections.map(\.itemCount), measured: measured, snapsComparisons: true)
    }
}
