extension CollectionLayout {
    /// Solves the layout for a container of a left-to-right page without reference insets.
    ///
    /// - Parameters:
    ///   - container: Width and height in points. Fractional heights refer to the height.
    ///   - itemCounts: The number of items of each section.
    ///   - measured: Measured extents of estimated cells and boundary items.
    public func solve(
        in container: Size<Double>, itemCounts: [Int], measured: MeasuredSizes = .init()
    ) -> SolvedLayout {
        var environment = LayoutEnvironment(
            width: container.width, height: container.height, sizeClassThresholds: configuration.sizeClassThresholds)
        environment.traits.displayScale = configuration.scale ?? 1
        return solve(in: environment, itemCounts: itemCounts, measured: measured)
    }

    /// Solves the layout for an environment. The section provider receives the same environment.
    ///
    /// The layout is solved for the whole container: the container's own insets are only information for the provider.
    ///
    /// - Parameters:
    ///   - environment: Container and traits. The container's size is in points.
    ///   - itemCounts: The number of items of each section.
    ///   - measured: Measured extents of estimated items and boundary items, by section.
    ///   - snapsComparisons: True to compare fixed and measured extents as a page shows them: fixed extents are rounded
    ///     to whole points, and the elements after them are measured from a whole point. Use it with
    ///     ``SolvedLayout/snappedFrames(at:scrolledTo:)``.
    public func solve(
        in environment: LayoutEnvironment, itemCounts: [Int], measured: MeasuredSizes = .init(),
        snapsComparisons: Bool = false
    ) -> SolvedLayout {
        var solver = LayoutSolver(
            layout: self, environment: environment, measured: measured, snaps: snapsComparisons)
        return solver.solve(itemCounts: itemCounts)
    }
}
