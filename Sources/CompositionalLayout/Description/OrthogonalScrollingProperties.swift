/// How a row that scrolls by itself feels and looks. It changes no frame. UIKit:
/// `UICollectionLayoutSectionOrthogonalScrollingProperties`, without the rate of deceleration, which belongs to the
/// browser.
public struct OrthogonalScrollingProperties: Hashable, Sendable {
    public var bounce = Bounce.automatic
    /// An extension: buttons at both ends of the row that scroll it, for visitors who do not swipe.
    public var hasArrows = false
    /// An extension: how cells change on their way into view and out of it. UIKit: the usual contents of a
    /// `visibleItemsInvalidationHandler`.
    public var effect = Effect.none

    public init(bounce: Bounce = .automatic, hasArrows: Bool = false, effect: Effect = .none) {
        self.bounce = bounce
        self.hasArrows = hasArrows
        self.effect = effect
    }

    /// The behaviour of a row that is scrolled beyond its ends.
    public enum Bounce: String, Hashable, Sendable, CaseIterable {
        /// The browser decides. The page does not scroll instead.
        case automatic
        /// As `automatic`. No browser lets a row bounce that has nothing to scroll.
        case always
        /// The row stands still.
        case never
    }

    /// A change of cells that are not wholly in view.
    public enum Effect: String, Hashable, Sendable, CaseIterable {
        case none
        /// Cells are paler.
        case fade
        /// Cells are smaller.
        case scale
        /// Cells are turned away, as the covers on a shelf.
        case depth
        /// The pictures of cells move more slowly than the row. A cell must clip its picture.
        case parallax
    }
}
