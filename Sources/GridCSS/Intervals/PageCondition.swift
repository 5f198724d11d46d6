import CompositionalLayout

/// The windows and sizes of text for which a variant of a layout applies: a class of window heights, and a class of
/// container widths in em.
public struct PageCondition: Hashable, Sendable {
    /// The first window height in CSS px; `nil` for no lower bound.
    public let heightFrom: Double?
    /// The first window height in CSS px that is too much; `nil` for no upper bound.
    public let heightBelow: Double?
    /// The widths of the container in em of the root's text. An infinite upper bound means no bound.
    public let ems: Range<Double>

    public static let allEms = 0..<Double.infinity
    /// All windows and all text.
    public static let any = PageCondition()

    /// - Parameters:
    ///   - heightFrom: The first window height in CSS px; `nil` for no lower bound.
    ///   - heightBelow: The first window height in CSS px that is too much; `nil` for no upper bound.
    ///   - ems: The widths of the container in em of the root's text.
    public init(heightFrom: Double? = nil, heightBelow: Double? = nil, ems: Range<Double> = Self.allEms) {
        self.heightFrom = heightFrom
        self.heightBelow = heightBelow
        self.ems = ems
    }

    /// True if the size of text matters.
    public var followsText: Bool { ems != Self.allEms }

    /// The same condition for every size of text.
    public var withAnyText: PageCondition { PageCondition(heightFrom: heightFrom, heightBelow: heightBelow) }

    /// True if a window of this height, in CSS px, meets the condition.
    public func contains(height: Double) -> Bool {
        heightFrom.map { height >= $0 } ?? true && heightBelow.map { height < $0 } ?? true
    }

    /// True if a container of this width meets the condition with a root font size, both in CSS px.
    public func contains(width: Double, em: Double) -> Bool {
        width >= ems.lowerBound * em && width < ems.upperBound * em
    }

    /// The whole widths, in CSS px, of containers that meet the condition with some text of these sizes in CSS px. An
    /// upper bound of `Int.max` means no bound.
    public func widths(withText sizes: ClosedRange<Double>) -> Range<Int> {
        let lower = Self.first(ems.lowerBound * sizes.lowerBound)
        return lower..<max(lower, Self.first(ems.upperBound * sizes.upperBound))
    }

    /// The whole widths of containers that meet the condition with the standard text.
    public var standardWidths: Range<Int> { widths(withText: LengthUnits.standardEm...LengthUnits.standardEm) }

    /// The first whole width that is not narrower than this.
    private static func first(_ width: Double) -> Int { width < 1e9 ? Int(width.rounded(.up)) : Int.max }
}

extension PageEnvironment {
    /// The environment in which a provider is asked for a variant.
    public func meeting(_ condition: PageCondition) -> PageEnvironment {
        var environment = self
        environment.height = condition.heightFrom.map { max(height, $0) } ?? environment.height
        environment.height = condition.heightBelow.map { min(environment.height, $0 - 1) } ?? environment.height
        environment.widthInEms = condition.followsText ? condition.ems : nil
        return environment
    }
}
