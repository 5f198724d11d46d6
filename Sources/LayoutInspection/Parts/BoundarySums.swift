import CompositionalLayout

/// The width calculations of headers and footers.
struct BoundarySums {
    /// The box that their fractions refer to.
    let base: BoxSums
    /// The scroll axis.
    let axis: Axis
    let sizing: Sizing

    func width(of item: SolvedBoundaryItem) -> ExtentSum {
        let dimension = item.description.layoutSize.width
        // An item's own insets count only across the scroll axis.
        let insets = axis == .vertical ? item.description.contentInsets : .zero
        let (start, end) = (insets.start(.horizontal), insets.end(.horizontal))
        let name = item.description.elementKind
        let sum =
            dimension.isEstimated
            ? ExtentSum(name, content: item.frame.width + (start + end)) : base.extent(dimension, sizing, name)
        return sum.less(start, end, "less its contentInsets")
    }
}
