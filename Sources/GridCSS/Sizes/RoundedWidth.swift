import CompositionalLayout

/// The width of a part of a rounded cell, as a page shows it.
package struct RoundedWidth: Hashable, Sendable {
    /// The width in fractions of the cell, and points.
    let part: Length
    let cell: RoundedCell

    package init(_ part: Length, of cell: RoundedCell) {
        self.part = part
        self.cell = cell
    }

    /// The width without rounding, in fractions of the page's layout.
    package var line: Length { part.of(cell: cell.line) }

    /// The width in CSS px.
    ///
    /// - Parameter width: The width of the page's layout in whole CSS px.
    package func value(atLayoutWidth width: Int) -> Double {
        let size = cell.size(atLayoutWidth: width)
        return part.value(width: size.width, height: size.height)
    }

    /// True if the result is a whole number of pixels at every width.
    var isWhole: Bool { part == Length(width: 1) && cell.frame.width.content == 0 }
}
