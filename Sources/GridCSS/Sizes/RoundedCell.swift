import CompositionalLayout

/// A cell whose edges are rounded to whole pixels by ``PixelSnapping``, as a page shows it.
package struct RoundedCell: Hashable, Sendable {
    /// In shares of what the cell stands in, and points.
    let frame: Rect<Length>
    /// Edges of that in shares of the page's layout; they are rounded as well.
    let start: Length
    let end: Length
    /// Of the window, in CSS px: what shares of the height refer to.
    package let windowHeight: Double

    /// - Parameters:
    ///   - frame: in shares of the page's layout, or of the side of it that the cell stands in.
    ///   - side: edges of that side; `nil` for the layout itself.
    ///   - windowHeight: in CSS px.
    package init(_ frame: Rect<Length>, in side: (start: Length, end: Length)? = nil, windowHeight: Double) {
        self.frame = frame
        start = side?.start ?? .zero
        end = side?.end ?? Length(width: 1)
        self.windowHeight = windowHeight
    }

    /// As if nothing were rounded, in shares of the page's layout.
    package var line: Size<Length> {
        let side = Size(width: end - start, height: Length(height: 1))
        return Size(width: frame.width.of(cell: side), height: frame.height.of(cell: side))
    }

    /// As shown.
    ///
    /// - Parameter width: of the page's layout, in whole CSS px.
    package func size(atLayoutWidth width: Int) -> Size<Double> {
        let page = Size(width: Double(width), height: windowHeight)
        let side = Size(
            width: PixelSnapping.snap(end, in: page) - PixelSnapping.snap(start, in: page), height: windowHeight)
        func extent(_ start: Length, _ end: Length) -> Double {
            max(0, PixelSnapping.snap(end, in: side) - PixelSnapping.snap(start, in: side))
        }
        return Size(width: extent(frame.x, frame.maxX), height: extent(frame.y, frame.maxY))
    }
}
