import CompositionalLayout

/// Finds the classes of windows and of text that a function of the environment distinguishes.
extension IntervalFinder {
    /// The most numbers of em with which a layout may compare the container's width.
    public static let mostTextThresholds = 4

    /// A condition, and the finder for the widths and the environment of that condition.
    package struct Variant: Sendable {
        package let condition: PageCondition
        package let finder: IntervalFinder
    }

    /// Disjoint conditions that cover everything. Those of regular height come first.
    ///
    /// The function is asked at every width with a class of widths in em fixed, until it asks for no further one. With
    /// more than ``mostTextThresholds``, the result lacks some of them, and so it is wrong.
    package func variants<Value: Equatable>(
        of value: (LayoutEnvironment) -> Value
    ) -> (variants: [Variant], hasTooManyThresholds: Bool) {
        var thresholds: Set<Double> = []
        while true {
            let questions = TextQuestions()
            let classes = Self.classes(thresholds)
            let heights = heights(of: value, classes, questions)
            let asked = thresholds.union(questions.thresholds)
            let isTooMany = asked.count > Self.mostTextThresholds
            guard asked != thresholds, !isTooMany else {
                let conditions = heights.flatMap { height in
                    classes.map { PageCondition(heightFrom: height.from, heightBelow: height.below, ems: $0) }
                }
                return (conditions.map(variant), isTooMany)
            }
            thresholds = asked
        }
    }

    private static func classes(_ thresholds: Set<Double>) -> [Range<Double>] {
        let bounds = [0] + thresholds.sorted() + [.infinity]
        return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    }

    /// The height classes with different results, or one for all heights.
    private func heights<Value: Equatable>(
        of value: (LayoutEnvironment) -> Value, _ classes: [Range<Double>], _ questions: TextQuestions
    ) -> [(from: Double?, below: Double?)] {
        let threshold = environment.sizeClassThresholds.regularHeight
        var differs = false
        for ems in classes {
            func answer(_ finder: IntervalFinder, _ width: Int) -> Value {
                var asked = finder.environment.layoutEnvironment(width: Double(width))
                asked.textQuestions = questions
                return value(asked)
            }
            let regular = variant(PageCondition(heightFrom: threshold, ems: ems)).finder
            // A window is never lower than 1 px.
            let compact = threshold < 2 ? regular : variant(PageCondition(heightBelow: threshold, ems: ems)).finder
            for width in regular.widths where answer(regular, width) != answer(compact, width) { differs = true }
        }
        return differs ? [(threshold, nil), (nil, threshold)] : [(nil, nil)]
    }

    /// The variant with the widths that occur with supported text.
    private func variant(_ condition: PageCondition) -> Variant {
        let occurring = condition.widths(withText: LengthUnits.supportedEms)
        let lower = min(max(widths.lowerBound, occurring.lowerBound), widths.upperBound)
        let upper = max(lower, min(widths.upperBound, occurring.upperBound - 1))
        return Variant(
            condition: condition,
            finder: IntervalFinder(
                environment: environment.meeting(condition), configuration: configuration, widths: lower...upper))
    }
}
