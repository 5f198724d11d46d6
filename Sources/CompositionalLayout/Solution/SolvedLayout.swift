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
    /// Right to left, frames are mirrored when they are read; the lengths here always count from the leading edge.
    public let layoutDirection: LayoutTraits.LayoutDirection
    public let sections: [SolvedSection]
    /// Corner of each section in the layout's coordinates.
    public let sectionOrigins: [Point<Length>]
    /// The layout's own headers and footers.
    public let boundaryItems: [SolvedBoundaryItem]
    /// All sections without the layout's own boundary items.
    public let body: Rect<Length>
    public let contentSize: Size<Length>
    /// What they concern is not laid out.
    public let problems: [LayoutProblem]
    /// What they concern is laid out, though hardly as meant.
    public let warnings: [LayoutWarning]
}
