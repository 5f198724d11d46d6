import CompositionalLayout
import SeededRandom

/// Numbers for descriptions: mostly usual values, and sometimes values that no layout should have.
extension SplitMix64 {
    private static let hostile: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        -.leastNonzeroMagnitude, 1e-300, 1e155, -1e155, 1e15, 1e12, -1e12, 1e9, -1e9, 1e6, -0.0, 0, 0.001, -0.5, -3,
    ]
    private static let hostileCounts = [0, -1, .min, .max, .max / 2, 1 << 20, 1 << 16, 4097, 1000, 65, 64]

    mutating func isHostile() -> Bool { once(in: 60) }

    /// A distance in points.
    mutating func distance() -> Double { isHostile() ? pick(Self.hostile) : pick([0, 0, 0, 1, 4, 7.5, 12.25, 20]) }

    /// A factor of an extent.
    mutating func fraction() -> Double {
        isHostile() ? pick(Self.hostile) : pick([1, 1, 0.5, 1.0 / 3, 0.25, 0.7, 1.5])
    }

    /// An extent in points.
    mutating func extent() -> Double { isHostile() ? pick(Self.hostile) : pick([10, 44, 47.5, 90, 120, 300]) }

    mutating func count() -> Int { isHostile() ? pick(Self.hostileCounts) : Int.random(in: 1...4, using: &self) }

    mutating func itemCount() -> Int {
        isHostile() ? pick(Self.hostileCounts) : Int.random(in: 0...12, using: &self)
    }

    mutating func side() -> Double { isHostile() ? pick(Self.hostile) : pick([320, 375, 700.5, 1024, 2560]) }

    mutating func point() -> Point<Double> { Point(x: distance(), y: -distance()) }

    mutating func length() -> Length {
        Length(points: distance(), width: once(in: 2) ? fraction() : 0, height: once(in: 4) ? fraction() : 0)
    }
}
