/// The intervals that apply under one condition.
public struct PageVariant<Interval> {
    public let condition: PageCondition
    public internal(set) var intervals: [Interval]

    public init(_ condition: PageCondition, _ intervals: [Interval]) {
        self.condition = condition
        self.intervals = intervals
    }
}

extension PageVariant: Sendable where Interval: Sendable {}
extension PageVariant: Equatable where Interval: Equatable {}
extension PageVariant: Hashable where Interval: Hashable {}
