extension CollectionLayout {
    /// Solves the layout in a container of a page that reads from left to right: no reference insets.
    ///
    /// - Parameters:
    ///   - container: width and height in points; the height is what fractional heights refer to.
    ///   - itemCounts: the number of items of each section.
    ///   - measured: measured extents of estimated cells and boundary items.
    public func solve(
        in container: Size<Double>, itemCounts: [Int], measured: MeasuredSizes = .init()
    ) -> SolvedLayout {
        var environment = LayoutEnvironment(
            width: container.width, height: container.height, sizeClassThresholds: configuration.sizeClassThresholds)
        environment.traits.displayScale = configuration.scale ?? 1
        return solve(in: environment, itemCounts: itemCounts, measured: measured)
    }

    /// Solves the layout in an environment, which the section provider is asked with too.
    ///
    /// The layout is solved for the whole container: the container's own insets are for the provider only.
    ///
    /// - Parameters:
    ///   - environment: container and traits; the container's size is in points.
    ///   - itemCounts: the number of items of each section.
    ///   - measured: measured extents of estimated items and boundary items, by section.
    ///   - snapsComparisons: decide what is taller, a fixed extent or a measured one, by what a page shows: fixed extents
    ///     in whole points. What follows either of them is counted from a whole point. For use with ``SolvedLayout/snappedFrames(at:scrolledTo:)``.
    public func solve(
        in environment: LayoutEnvironment, itemCounts: [Int], measured: MeasuredSizes = .init(),
        snapsComparisons: Bool = false
    ) -> SolvedLayout {
        var solver = LayoutSolver(
            layout: self, environment: environment, measured: measured, snaps: snapsComparisons)
        return solver.solve(itemCounts: itemCounts)
    }
}
