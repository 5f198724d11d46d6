/// What the layout wants around a cell in the markup.
package struct CellPlace: Hashable, Sendable {
    /// Boxes that begin before the cell.
    package var opens: Int
    /// Boxes that end behind it.
    package var closes: Int
    /// Of the list item.
    package var classes: [String]

    package init(opens: Int = 0, closes: Int = 0, classes: [String] = []) {
        self.opens = opens
        self.closes = closes
        self.classes = classes
    }
}
