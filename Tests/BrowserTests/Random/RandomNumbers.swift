import CompositionalLayout
import SeededRandom

extension SplitMix64 {
    /// A length as layouts contain it, integer or not.
    mutating func points() -> Double { pick([0, 0, 1, 4, 7.5, 8, 12.25, 20]) }

    mutating func insets() -> EdgeInsets {
        EdgeInsets(top: points(), leading: points(), bottom: points(), trailing: points())
    }

    mutating func edgeSpacing() -> EdgeSpacing {
        func spacing(_ random: inout SplitMix64) -> LayoutSpacing? {
            random.pick([nil, .fixed(5), .fixed(2.5), .flexible(3)])
        }
        return EdgeSpacing(
            leading: spacing(&self), top: spacing(&self), trailing: spacing(&self), bottom: spacing(&self))
    }
}
