/// Extents that the caller measured, in points, for cells and boundary items with estimated dimensions.
///
/// The engine never measures. On a page, the browser determines these heights.
public struct MeasuredSizes: Hashable, Sendable {
    public struct Extent: Hashable, Sendable {
        public var width: Double?
        public var height: Double?

        public init(width: Double? = nil, height: Double? = nil) {
            self.width = width
            self.height = height
        }

        subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
    }

    /// Extents of items, by section index, then item index.
    public var items: [Int: [Int: Extent]]
    /// Extents of boundary items, by section index (`nil` for the layout), then kind.
    public var boundaryItems: [Int?: [String: Extent]]

    public init(items: [Int: [Int: Extent]] = [:], boundaryItems: [Int?: [String: Extent]] = [:]) {
        self.items = items
        self.boundaryItems = boundaryItems
    }
}
