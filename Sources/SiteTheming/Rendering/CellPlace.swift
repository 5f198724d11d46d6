/// The boxes and classes that the layout needs around a cell.
public struct CellPlace: Hashable, Sendable {
    /// The number of boxes that begin before the cell.
    public var opens: Int
    /// The number of boxes that end after the cell.
    public var closes: Int
    /// The classes of the list item.
    public var classes: [String]

    public init(opens: Int = 0, closes: Int = 0, classes: [String] = []) {
        self.opens = opens
        self.closes = closes
        self.classes = classes
    }
}
