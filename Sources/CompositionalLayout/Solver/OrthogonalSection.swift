/// A section that scrolls by itself, across the layout's scroll axis (layout-semantics 5).
extension SectionSolver {
    /// As long along the layout's scroll axis as the tallest group with its edges.
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
