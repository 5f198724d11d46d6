/// A point of a rectangle plus an offset. UIKit: `NSCollectionLayoutAnchor`.
public struct LayoutAnchor: Hashable, Sendable {
    /// The edges on which the point lies. On an axis with neither edge or both, the point is in the middle.
    public struct Edges: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let top = Edges(rawValue: 1)
        public static let leading = Edges(rawValue: 2)
        public static let bottom = Edges(rawValue: 4)
        public static let trailing = Edges(rawValue: 8)
    }

    /// An offset from the point; x is positive towards trailing and y downwards.
    public enum Offset: Hashable, Sendable {
        /// The offset in points.
        case absolute(Point<Double>)
        /// The offset as factors of the supplementary item's own size.
        case fractional(Point<Double>)

        public static let zero = Offset.absolute(.zero)

        var point: Point<Double> {
            switch self {
            case .absolute(let point), .fractional(let point): point
            }
        }
    }

    public var edges: Edges
    public var offset: Offset

    public init(edges: Edges, offset: Offset = .zero) {
        self.edges = edges
        self.offset = offset
    }

    /// The point's position along an axis: 0 is the start, 1 the end.
    func fraction(_ axis: Axis) -> Double {
        let start = edges.contains(axis == .horizontal ? .leading : .top)
        let end = edges.contains(axis == .horizontal ? .trailing : .bottom)
        return start == end ? 0.5 : start ? 0 : 1
    }
}
