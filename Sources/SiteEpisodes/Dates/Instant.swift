/// A point in time: whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
package struct Instant: Hashable, Sendable, Comparable, Codable {
    package let secondsSince1970: Int

    package init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

    package static func < (left: Self, right: Self) -> Bool { left.secondsSince1970 < right.secondsSince1970 }
}
