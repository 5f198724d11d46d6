/// A section with its own scrolling, across the layout's scroll axis (layout-semantics 5).
extension SectionSolver {
    /// The length along the layout's scroll axis: that of the tallest group including its edge spacing.
    mutating func rowLength(of runs: [GroupRun]) -> Length {
        comparison.max(runs.map { acrossLine($0).minimumLength }) ?? .zero
    }

    func orthogonalRow(of runs: [GroupRun], row: Length) -> OrthogonalRow {
        let insets = section.contentInsets
        return OrthogonalRow(
            behavior: section.orthogonalScrollingBehavior,
            viewport: Rect(
                lineAxis, main: (insets.start(lineAxis), innerSize[lineAxis]),
                cross: (insets.start(lineAxis.other), row)),
            contentLength: contentLength(of: runs))
    }
}
