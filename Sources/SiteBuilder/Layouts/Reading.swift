import CompositionalLayout
import GridCSS

/// Layout environments for pages with one reading direction.
extension PageEnvironment {
    /// - Parameter direction: the direction, or `nil` for layouts that do not depend on it.
    func reading(_ direction: LayoutTraits.LayoutDirection?) -> PageEnvironment {
        var environment = self
        environment.layoutDirection = direction ?? layoutDirection
        return environment
    }
}

extension IntervalFinder {
    /// - Parameter lower: the first width in points, if it differs from the finder's.
    func reading(_ direction: LayoutTraits.LayoutDirection?, from lower: Int? = nil) -> IntervalFinder {
        IntervalFinder(
            environment: environment.reading(direction), configuration: configuration,
            widths: (lower ?? widths.lowerBound)...widths.upperBound)
    }
}
