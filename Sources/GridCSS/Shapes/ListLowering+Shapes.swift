import CompositionalLayout

/// Insets beside justified rows, waterfalls and mosaics.
extension ListLowering {
    /// The section's insets at its sides, and their sum in px.
    ///
    /// - Parameter gaps: The distances between cells, in points. They and the insets must be whole, so that the browser and
    ///   the solver divide the same number of pixels.
    func insetsOfShapes(gaps: [Double]) throws(LoweringProblem) -> (margins: [Declaration], sum: Int) {
        let width = run.pattern.area.width
        let start = run.origin.x
        let sum = -width.points
        guard width.width == 1, width.height == 0, start.isWhole, start.width == 0, sum == sum.rounded(),
            gaps.allSatisfy({ $0 == $0.rounded() && $0 >= 0 })
        else { throw .fractionsBesideShapes }
        let end = CSSLength.pixels(Int(sum)) - Edge(start).css
        return (Declaration.pair("margin-inline", Edge(start).css, end), Int(sum))
    }
}
