/// A layout solved for one container. The solution is valid for every width in `validWidths`: within that range only
/// numbers change, and `Length` expresses them.
public struct SolvedLayout: Sendable {
    /// The size that the layout was solved for, in points.
    public let container: Size<Double>
    /// The font size of the page's root that the layout was solved for, in points.
    public let em: Double
    /// The widths, in points, for which the same `Length`s are valid: the same number of items fits, and the same
    /// elements are the tallest.
    public let validWidths: ClosedRange<Double>
    /// True if a decision depended on the container's height. A different height may need a new solution.
    public let dependsOnHeight: Bool
    /// True if the solution is not valid for all ``LengthUnits/supportedEms``: with other text, other items fit or are
    /// the longest.
    public let dependsOnText: Bool
    public let configuration: LayoutConfiguration
    /// The reading direction. From right to left, frames are mirrored when they are read; the lengths here are always
    /// measured from the leading edge.
    public let layoutDirection: LayoutTraits.LayoutDirection
    public let sections: [SolvedSection]
    /// The corner of each section in the layout's coordinates.
    public let sectionOrigins: [Point<Length>]
    /// The layout's own headers and footers.
    public let boundaryItems: [SolvedBoundaryItem]
    /// The rectangle of all sections without the layout's own boundary items.
    public let body: Rect<Length>
    public let contentSize: Size<Length>
    /// Problems. The affected sections are not laid out.
    public let problems: [LayoutProblem]
    /// Warnings. The affected sections are laid out, but probably not as intended.
    public let warnings: [LayoutWarning]
}
