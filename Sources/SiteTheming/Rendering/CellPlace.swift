/// What the layout wants around a cell in the markup.
public struct CellPlace: Hashable, Sendable {
    /// Boxes that begin before the cell.
    public var opens: Int
    /// Boxes that end behind it.
    public var closes: Int
    /// Of the list item.
    public var classes: [String]

    public init(opens: Int = 0, closes: Int = 0, classes: [String] = []) {
        self.opens = opens
        self.closes = closes
        self.classes = classes
    }
}
