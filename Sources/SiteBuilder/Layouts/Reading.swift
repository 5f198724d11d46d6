import CompositionalLayout
import GridCSS

/// What layouts are asked with, for pages that are read in one direction.
extension PageEnvironment {
    /// - Parameter direction: `nil` for layouts that are the same in both.
    func reading(_ direction: LayoutTraits.LayoutDirection?) -> PageEnvironment {
        var environment = self
        environment.layoutDirection = direction ?? layoutDirection
        return environment
    }
}

extension IntervalFinder {
    /// - Parameter lower: the first width, where that is not the finder's own.
    func reading(_ direction: LayoutTraits.LayoutDirection?, from lower: Int? = nil) -> IntervalFinder {
        IntervalFinder(
            environment: environment.reading(direction), configuration: configuration,
            widths: (lower ?? widths.lowerBound)...widths.upperBound)
    }
}
