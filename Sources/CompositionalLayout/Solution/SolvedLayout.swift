/// A layout solved for one container, and for every width in `validWidths`: within them only numbers change, which
/// `Length` carries.
public struct SolvedLayout: Sendable {
    /// What it was solved for, in points.
    public let container: Size<Double>
    /// The widths for which the same `Length`s hold: no other number of items fits, nothing else is the tallest.
    public let validWidths: ClosedRange<Double>
    /// True when some decision depended on the container's height, so that another height may need another solution.
    public let dependsOnHeight: Bool
    public let configuration: LayoutConfiguration
    public let sections: [SolvedSection]
    /// Corner of each section in the layout's coordinates.
    public let sectionOrigins: [Length]
    /// The layout's own headers and footers.
    public let boundaryItems: [SolvedBoundaryItem]
    /// All sections without the layout's own boundary items.
    public let body: Rect<Length>
    public let contentSize: Size<Length>
    public let problems: [LayoutProblem]
}
