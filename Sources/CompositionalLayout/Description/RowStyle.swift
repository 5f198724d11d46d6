/// The look of cells that stand one below the other as the rows of a list. It changes no frame. UIKit draws it in
/// `UICollectionViewListCell`.
public struct RowStyle: Hashable, Sendable {
    public var surface = Surface.none
    /// True: a line is at the lower edge of every cell but the last.
    public var showsSeparators = false
    /// The distance in points of these lines from the cell's leading and trailing edges. Top and bottom do not count.
    public var separatorInsets = EdgeInsets.zero

    public init(surface: Surface = .none, showsSeparators: Bool = false, separatorInsets: EdgeInsets = .zero) {
        self.surface = surface
        self.showsSeparators = showsSeparators
        self.separatorInsets = separatorInsets
    }

    /// The ground of the cells.
    public enum Surface: String, Hashable, Sendable, CaseIterable {
        case none
        case plain
        /// The first and the last cell have round corners.
        case rounded
    }
}
