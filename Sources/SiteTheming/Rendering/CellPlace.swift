/// The boxes and classes that the layout needs around a cell.
package struct CellPlace: Hashable, Sendable {
    /// The number of boxes that begin before the cell.
    package var opens: Int
    /// The number of boxes that end after the cell.
    package var closes: Int
    /// The classes of the list item.
    package var classes: [String]

    package init(opens: Int = 0, closes: Int = 0, classes: [String] = []) {
        self.opens = opens
        self.closes = closes
        self.classes = classes
    }
}
