/// A range of widths in the syntax of queries.
struct WidthCondition: Hashable {
    let lower: Int?
    let upper: Int?

    /// - Parameters:
    ///   - lower: The first width in CSS px; `nil` for no lower bound.
    ///   - upper: The first width after the range in CSS px; `nil` for no upper bound.
    init(from lower: Int?, to upper: Int?) {
        self.lower = lower
        self.upper = upper
    }

    var text: String {
        switch (lower, upper) {
        case (nil, nil): "(width >= 0px)"
        case (nil, let upper?): "(width < \(upper)px)"
        case (let lower?, nil): "(width >= \(lower)px)"
        case (let lower?, let upper?): "(\(lower)px <= width < \(upper)px)"
        }
    }
}

/// The height classes of viewports in the syntax of media queries.
enum HeightCondition {
    /// The query for the windows of a condition; `nil` for all windows.
    static func media(_ condition: PageCondition) -> String? {
        if let height = condition.heightFrom { return "@media (height >= \(CSSNumber.decimal(height))px)" }
        return condition.heightBelow.map { "@media (height < \(CSSNumber.decimal($0))px)" }
    }
}

/// A range of container widths in em of the root's text in the syntax of queries.
enum TextCondition {
    /// The query for the text of a condition; `nil` for all text.
    static func container(_ condition: PageCondition) -> String? {
        guard condition.followsText else { return nil }
        let lower = condition.ems.lowerBound > 0 ? length(condition.ems.lowerBound) : nil
        let upper = condition.ems.upperBound < .infinity ? length(condition.ems.upperBound) : nil
        switch (lower, upper) {
        case (let lower?, let upper?): return "@container cl (\(lower) <= width < \(upper))"
        case (let lower?, nil): return "@container cl (width >= \(lower))"
        case (nil, let upper): return "@container cl (width < \(upper ?? "0px"))"
        }
    }

    private static func length(_ ems: Double) -> String { CSSNumber.decimal(ems, digits: 12) + "rem" }
}
