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
    static func compact(below height: Double) -> String { "(height < \(CSSNumber.decimal(height))px)" }

    static func regular(from height: Double) -> String { "(height >= \(CSSNumber.decimal(height))px)" }
}
