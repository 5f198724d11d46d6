import CompositionalLayout
import LayoutInspection
import SiteBuilder

/// A page's layout, solved at the requested widths.
struct PageFrames {
    let page: PageLayout
    let height: Double?
    /// Whether to read from right to left, instead of the page's own direction.
    let isMirrored: Bool

    /// The ids of the page's sections.
    var sections: [String] { page.sections.map(\.id) }

    /// The width limited to the theme's maximum, in points.
    func width(_ width: Int) -> Int { page.maxWidth.map { min(width, $0) } ?? width }

    func solved(_ width: Int) -> SolvedLayout {
        var environment = page.environment
        if isMirrored { environment.layoutDirection = .rightToLeft }
        return page.layout.solve(
            in: environment.layoutEnvironment(width: Double(self.width(width)), height: height),
            itemCounts: page.sections.map(\.itemCount))
    }

    func frames(_ width: Int) -> LayoutFrames { split(width)?.snappedFrames() ?? solved(width).snappedFrames() }

    func wireframe(_ width: Int) -> Wireframe { split(width).map { Wireframe($0) } ?? Wireframe(solved(width)) }

    /// The solved stacks of a split page.
    private func split(_ width: Int) -> SolvedSplitLayout? {
        page.solveSplit(
            width: self.width(width), height: height ?? page.environment.height,
            direction: isMirrored ? .rightToLeft : nil)
    }

    func difference(_ widths: (Int, Int)) -> FrameDifference {
        FrameDifference(from: frames(widths.0), to: frames(widths.1))
    }

    /// Whether a height is estimated. Only a browser knows the height of text.
    func isEstimated(_ width: Int) -> Bool { solved(width).contentSize.height.content != 0 }
}
