/// What the caller measured: extents of cells and boundary items whose dimension is an estimate, in points.
///
/// The engine never measures. For a page the browser's own heights are the measure.
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

    /// By section, then item.
    public var items: [Int: [Int: Extent]]
    /// By section (`nil` is the layout itself), then kind.
    public var boundaryItems: [Int?: [String: Extent]]

    public init(items: [Int: [Int: Extent]] = [:], boundaryItems: [Int?: [String: Extent]] = [:]) {
        self.items = items
        self.boundaryItems = boundaryItems
    }
}
