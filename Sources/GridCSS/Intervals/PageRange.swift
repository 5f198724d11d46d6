import CompositionalLayout

/// A value and the range of container widths and viewport heights in which it applies.
public struct PageRange<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The first width in whole CSS px.
    public let lowerBound: Int
    /// The first width after the range, in whole CSS px; `nil` for the last range.
    public let upperBound: Int?
    /// If set, the value applies only to viewports lower than this, in CSS px.
    public let heightBelow: Double?
    /// If set, the value applies only to viewports of at least this height, in CSS px.
    public let heightFrom: Double?
    public let value: Value

    public init(lowerBound: Int, upperBound: Int?, heightBelow: Double? = nil, heightFrom: Double? = nil, value: Value)
    {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.heightBelow = heightBelow
        self.heightFrom = heightFrom
        self.value = value
    }

    /// The same range with a different value.
    public func with<Other>(_ other: Other) -> PageRange<Other> {
        PageRange<Other>(
            lowerBound: lowerBound, upperBound: upperBound, heightBelow: heightBelow, heightFrom: heightFrom,
            value: other)
    }
}

extension IntervalFinder {
    /// The results of a function of the environment in as few ranges as possible. Ranges of regular height come first.
    public func ranges<Value: Equatable & Sendable>(
        of value: (LayoutEnvironment) -> Value
    ) -> [PageRange<Value>] {
        guard let heights = heights(of: value) else { return ranges(of: value, below: nil, from: nil) }
        let threshold = environment.sizeClassThresholds.regularHeight
        return heights.regular.ranges(of: value, below: nil, from: threshold)
            + heights.compact.ranges(of: value, below: threshold, from: nil)
    }

    private func ranges<Value: Equatable & Sendable>(
        of value: (LayoutEnvironment) -> Value, below: Double?, from: Double?
    ) -> [PageRange<Value>] {
        var starts: [(width: Int, value: Value)] = []
        for width in widths {
            let value = value(environment.layoutEnvironment(width: Double(width)))
            if starts.last?.value != value { starts.append((width, value)) }
        }
        return starts.indices.map { index in
            PageRange(
                lowerBound: starts[index].width,
                upperBound: index + 1 < starts.count ? starts[index + 1].width : nil, heightBelow: below,
                heightFrom: from, value: starts[index].value)
        }
    }

    /// The results for both height classes. The second is `nil` if the function does not depend on the height class.
    func heights<Value: Equatable>(
        of value: (LayoutEnvironment) -> Value
    ) -> (regular: IntervalFinder, compact: IntervalFinder)? {
        let threshold = environment.sizeClassThresholds.regularHeight
        guard threshold >= 2 else { return nil }
        let regular = with(height: max(environment.height, threshold))
        let compact = with(height: min(environment.height, threshold - 1))
        let asks = widths.contains { width in
            value(regular.environment.layoutEnvironment(width: Double(width)))
                != value(compact.environment.layoutEnvironment(width: Double(width)))
        }
        return asks ? (regular, compact) : nil
    }

    private func with(height: Double) -> IntervalFinder {
        var environment = environment
        environment.height = height
        return IntervalFinder(environment: environment, configuration: configuration, widths: widths)
    }
}
