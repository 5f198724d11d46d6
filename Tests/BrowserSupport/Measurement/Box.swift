/// A rectangle, in CSS pixels from the top left corner of the measured root.
public struct Box: Hashable, Sendable, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var description: String { "(\(x), \(y), \(width) × \(height))" }

    /// The largest distance between corresponding edges.
    func distance(to other: Box) -> Double {
        max(
            abs(x - other.x), abs(y - other.y), abs(x + width - other.x - other.width),
            abs(y + height - other.y - other.height))
    }
}
