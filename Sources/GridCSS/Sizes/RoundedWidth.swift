import CompositionalLayout

/// The width of a part of a cell, as a page shows it.
package struct RoundedWidth: Hashable, Sendable {
    /// In shares of the cell, and points.
    let part: Length
    let cell: RoundedCell

    package init(_ part: Length, of cell: RoundedCell) {
        self.part = part
        self.cell = cell
    }

    /// As if nothing were rounded, in shares of the page's layout.
    package var line: Length { part.of(cell: cell.line) }

    /// In CSS px.
    ///
    /// - Parameter width: of the page's layout, in whole CSS px.
    package func value(atLayoutWidth width: Int) -> Double {
        let size = cell.size(atLayoutWidth: width)
        return part.value(width: size.width, height: size.height)
    }

    /// Whether it is a whole number of pixels at every width.
    var isWhole: Bool { part == Length(width: 1) && cell.frame.width.content == 0 }
}
