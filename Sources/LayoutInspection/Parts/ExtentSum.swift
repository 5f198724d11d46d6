import CompositionalLayout

/// How an extent came about, step by step: from the container to the part itself, each step a line of arithmetic.
///
/// Steps are lengths as the solver has them, so that a sum holds for all widths of its interval and ends with the solver's own
/// length, to the last bit.
public struct ExtentSum: Hashable, Sendable {
    public struct Step: Hashable, Sendable {
        /// What is then known: `container`, `group`, `between contentInsets`.
        public let name: String
        public let operation: Operation
        public let result: Length
    }

    public enum Operation: Hashable, Sendable {
        /// Given from outside.
        case given
        /// What insets leave.
        case less(Length, start: Length, end: Length)
        /// A share of what gaps leave.
        case share(Length, factor: Double, gaps: Gaps)
        /// One of equal parts of what gaps leave.
        case part(Length, count: Int, gaps: Gaps)
        /// Points that the description names.
        case points
        /// Measured, or an estimate that stands for it.
        case content
        /// Points and shares of a custom group's own size.
        case placed(Length, width: Length, height: Length)
        /// Rounded down to whole pixels, `scale` of which are a point.
        case wholePixels(Length, scale: Double)
        /// Insets that are wider than what they are taken off: the difference without its sign.
        case exceeded(Length, start: Length, end: Length)
    }

    /// Gaps between neighbours.
    public struct Gaps: Hashable, Sendable {
        public let count: Int
        public let spacing: Double

        static let none = Gaps(count: 0, spacing: 0)

        var length: Length { Length(points: spacing * Double(count)) }
    }

    public private(set) var steps: [Step]

    /// What the sum comes to.
    public var result: Length { steps.last?.result ?? .zero }

    init(_ name: String, given length: Length) {
        steps = [Step(name: name, operation: .given, result: length)]
    }

    init(_ name: String, points: Double) {
        steps = [Step(name: name, operation: .points, result: Length(points: points))]
    }

    init(_ name: String, content: Length) {
        steps = [Step(name: name, operation: .content, result: content)]
    }

    func adding(_ name: String, _ operation: Operation, _ result: Length) -> ExtentSum {
        var sum = self
        sum.steps.append(Step(name: name, operation: operation, result: result))
        return sum
    }
}

extension ExtentSum {
    /// Less insets, if there are any.
    func less(_ start: Length, _ end: Length, _ name: String) -> ExtentSum {
        if start == .zero, end == .zero { return self }
        return adding(name, .less(result, start: start, end: end), result - (start + end))
    }

    func share(_ factor: Double, gaps: Gaps, _ name: String) -> ExtentSum {
        adding(name, .share(result, factor: factor, gaps: gaps), (result - gaps.length) * factor)
    }

    func part(of count: Int, gaps: Gaps, _ name: String) -> ExtentSum {
        adding(name, .part(result, count: count, gaps: gaps), (result - gaps.length) / Double(count))
    }
}
