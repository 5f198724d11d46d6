import CompositionalLayout

/// A value for each class of container widths in em of the root's text.
struct PerText<Value> {
    /// The widths at which a class begins, in thousandths of an em, ascending. The first class has none.
    let thresholds: [Int]
    private let values: [Value]

    /// - Parameters:
    ///   - thresholds: the widths at which a class begins, in thousandths of an em, ascending.
    ///   - values: the values, one more than thresholds.
    init(_ thresholds: [Int], _ values: [Value]) {
        precondition(values.count == thresholds.count + 1)
        self.thresholds = thresholds
        self.values = values
    }

    /// The value for a container. It always asks for every threshold, so that a survey finds all of them at once.
    subscript(_ environment: LayoutEnvironment) -> Value {
        values[thresholds.count { !environment.isNarrower(thanEms: Double($0) / 1000) }]
    }

    /// The stored values.
    var all: [Value] { values }

    func map<Result>(_ change: (Value) -> Result) -> PerText<Result> {
        PerText<Result>(thresholds, values.map(change))
    }

    /// The classes between thresholds, in thousandths of an em.
    static func classes(_ thresholds: [Int]) -> [Range<Int>] {
        zip([0] + thresholds, thresholds + [.max]).map { $0..<$1 }
    }
}

extension PerText where Value: Equatable {
    /// The same values with as few thresholds as possible.
    var merged: Self {
        let kept = thresholds.indices.filter { values[$0] != values[$0 + 1] }
        return PerText(kept.map { thresholds[$0] }, [values[0]] + kept.map { values[$0 + 1] })
    }
}

extension PerText: Equatable where Value: Equatable {}
extension PerText: Hashable where Value: Hashable {}
extension PerText: Sendable where Value: Sendable {}
