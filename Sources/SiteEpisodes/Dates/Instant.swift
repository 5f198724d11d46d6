/// A point in time: whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct Instant: Hashable, Sendable, Comparable, Codable {
    public let secondsSince1970: Int

    public init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

    public static func < (left: Self, right: Self) -> Bool { left.secondsSince1970 < right.secondsSince1970 }
}
