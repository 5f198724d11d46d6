import CompositionalLayout

/// The calculation of an extent, step by step from the container to the part. Each step is a line of arithmetic.
///
/// Steps are lengths from the solver, so a calculation is valid for all widths of its interval. Its result equals the
/// solver's length bit for bit.
public struct ExtentSum: Hashable, Sendable {
    public struct Step: Hashable, Sendable {
        /// The name of the step's result: `container`, `group`, `between contentInsets`.
        public let name: String
        public let operation: Operation
        public let result: Length
    }

    public enum Operation: Hashable, Sendable {
        /// The given size of the container.
        case given
        /// The length that remains after insets.
        case less(Length, start: Length, end: Length)
        /// A fraction of the length that remains after gaps.
        case share(Length, factor: Double, gaps: Gaps)
        /// One of equal parts of the length that remains after gaps.
        case part(Length, count: Int, gaps: Gaps)
        /// A constant in points from the description.
        case points
        /// A multiple of the font size of the page's root.
        case text(ems: Double)
        /// The measured size of the content, or an estimate of it.
        case content
        /// Points and fractions of a custom group's size.
        case placed(Length, width: Length, height: Length)
        /// The length rounded down to whole pixels. One point has `scale` pixels.
        case wholePixels(Length, scale: Double)
        /// Insets wider than the length they are subtracted from. The result is the absolute difference.
        case exceeded(Length, start: Length, end: Length)
    }

    /// The gaps between neighbouring items.
    public struct Gaps: Hashable, Sendable {
        public let count: Int
        public let spacing: Double

        static let none = Gaps(count: 0, spacing: 0)

        var length: Length { Length(points: spacing * Double(count)) }
    }

    public private(set) var steps: [Step]

    /// The result of the last step, in points.
    public var result: Length { steps.last?.result ?? .zero }

    init(_ name: String, given length: Length) {
        steps = [Step(name: name, operation: .given, result: length)]
    }

    init(_ name: String, points: Double) {
        steps = [Step(name: name, operation: .points, result: Length(points: points))]
    }

    init(_ name: String, ems: Double) {
        steps = [Step(name: name, operation: .text(ems: ems), result: Length(em: ems))]
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
    /// Subtracts insets, unless they are zero.
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
