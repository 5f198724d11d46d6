/// A value for each pair of size classes.
struct PerSizeClass<Value> {
    /// The values in the order of all pairs, or one value for all.
    private let values: [Value]

    /// - Parameter values: one value for each pair in the order of `SizeClasses.allCases`, or one for all.
    init(_ values: [Value]) {
        precondition(values.count == 1 || values.count == SizeClasses.allCases.count)
        self.values = values
    }

    subscript(_ classes: SizeClasses) -> Value { values.count == 1 ? values[0] : values[classes.index] }

    /// The stored values.
    var all: [Value] { values }

    func map<Result>(_ change: (Value) -> Result) -> PerSizeClass<Result> { PerSizeClass<Result>(values.map(change)) }
}

extension SizeClasses {
    /// The index among all pairs.
    fileprivate var index: Int { (horizontal == .compact ? 0 : 2) + (vertical == .compact ? 0 : 1) }
}

extension PerSizeClass: Equatable where Value: Equatable {}
extension PerSizeClass: Hashable where Value: Hashable {}
extension PerSizeClass: Sendable where Value: Sendable {}
