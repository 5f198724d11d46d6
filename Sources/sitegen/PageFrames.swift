import CompositionalLayout
import LayoutInspection
import SiteBuilder

/// A page's layout, solved at the widths that are asked for.
struct PageFrames {
    let page: PageLayout
    let height: Double?
    /// Whatever the page's own direction.
    let isMirrored: Bool

    /// Ids of the page's sections.
    var sections: [String] { page.sections.map(\.id) }

    /// No gallery is wider than the theme allows.
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

    /// For a page in two stacks of sections.
    private func split(_ width: Int) -> SolvedSplitLayout? {
        page.solveSplit(
            width: self.width(width), height: height ?? page.environment.height,
            direction: isMirrored ? .rightToLeft : nil)
    }

    func difference(_ widths: (Int, Int)) -> FrameDifference {
        FrameDifference(from: frames(widths.0), to: frames(widths.1))
    }

    /// True where an extent is the layout's guess, since only a browser knows how tall text is.
    func isEstimated(_ width: Int) -> Bool { solved(width).contentSize.height.content != 0 }
}
