import CompositionalLayout

/// A cell with edges rounded to whole pixels by ``PixelSnapping``, as a page shows it.
package struct RoundedCell: Hashable, Sendable {
    /// The frame in fractions of the cell's container, and points.
    let frame: Rect<Length>
    /// The container's leading edge in fractions of the page's layout. It is rounded too. `end` is the trailing edge.
    let start: Length
    let end: Length
    /// The height of the window in CSS px, to which fractions of the height refer.
    package let windowHeight: Double

    /// - Parameters:
    ///   - frame: The frame in fractions of the page's layout or, in a split page, of the cell's side.
    ///   - side: The edges of that side; `nil` for the layout itself.
    ///   - windowHeight: The height of the window in CSS px.
    package init(_ frame: Rect<Length>, in side: (start: Length, end: Length)? = nil, windowHeight: Double) {
        self.frame = frame
        start = side?.start ?? .zero
        end = side?.end ?? Length(width: 1)
        self.windowHeight = windowHeight
    }

    /// The size without rounding, in fractions of the page's layout.
    package var line: Size<Length> {
        let side = Size(width: end - start, height: Length(height: 1))
        return Size(width: frame.width.of(cell: side), height: frame.height.of(cell: side))
    }

    /// The rounded size in CSS px.
    ///
    /// - Parameter width: The width of the page's layout in whole CSS px.
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
