import CompositionalLayout

/// How wide headers and footers are.
struct BoundarySums {
    /// What they are sized in.
    let base: BoxSums
    /// The scroll axis.
    let axis: Axis
    let sizing: Sizing

    func width(of item: SolvedBoundaryItem) -> ExtentSum {
        let dimension = item.description.layoutSize.width
        // Its own insets count across the scroll axis only.
        let insets = axis == .vertical ? item.description.contentInsets : .zero
        let (start, end) = (insets.start(.horizontal), insets.end(.horizontal))
        let name = item.description.elementKind
        let sum =
            dimension.isEstimated
            ? ExtentSum(name, content: item.frame.width + (start + end)) : base.extent(dimension, sizing, name)
        return sum.less(start, end, "less its contentInsets")
    }
}
