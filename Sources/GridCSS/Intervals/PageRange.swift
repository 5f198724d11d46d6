import CompositionalLayout

/// A value and the range of container widths, windows and text in which it applies.
public struct PageRange<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The first width in whole CSS px.
    public let lowerBound: Int
    /// The first width after the range, in whole CSS px; `nil` for the last range.
    public let upperBound: Int?
    /// The windows and the text to which the value applies.
    public let condition: PageCondition
    public let value: Value

    public init(lowerBound: Int, upperBound: Int?, condition: PageCondition = .any, value: Value) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.condition = condition
        self.value = value
    }

    /// The same range with a different value.
    public func with<Other>(_ other: Other) -> PageRange<Other> {
        PageRange<Other>(lowerBound: lowerBound, upperBound: upperBound, condition: condition, value: other)
    }

    /// The part of the range that occurs with the standard text; `nil` if none does.
    package var withStandardText: PageRange? {
        guard condition.followsText else { return self }
        let widths = condition.standardWidths
        let lower = max(lowerBound, widths.lowerBound)
        let upper = min(upperBound ?? .max, widths.upperBound)
        guard lower < upper else { return nil }
        return PageRange(
            lowerBound: lower, upperBound: upper < .max ? upper : nil, condition: condition.withAnyText, value: value)
    }
}

extension IntervalFinder {
    /// The results of a function of the environment in as few ranges as possible. Ranges of regular height come first.
    public func ranges<Value: Equatable & Sendable>(
        of value: (LayoutEnvironment) -> Value
    ) -> [PageRange<Value>] {
        variants(of: value).variants.flatMap { $0.finder.ranges(of: value, under: $0.condition) }
    }

    private func ranges<Value: Equatable & Sendable>(
        of value: (LayoutEnvironment) -> Value, under condition: PageCondition
    ) -> [PageRange<Value>] {
        var starts: [(width: Int, value: Value)] = []
        for width in widths {
            let value = value(environment.layoutEnvironment(width: Double(width)))
            if starts.last?.value != value { starts.append((width, value)) }
        }
        return starts.indices.map { index in
            PageRange(
                lowerBound: starts[index].width,
                upperBound: index + 1 < starts.count ? starts[index + 1].width : nil, condition: condition,
                value: starts[index].value)
        }
    }
}
