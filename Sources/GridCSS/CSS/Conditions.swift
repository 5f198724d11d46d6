/// A range of widths as queries write it.
struct WidthCondition: Hashable {
    let lower: Int?
    let upper: Int?

    /// - Parameters:
    ///   - lower: first width, in CSS px; `nil` for none.
    ///   - upper: first width behind it; `nil` for none.
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

/// Classes of the viewport's height as media queries write them.
enum HeightCondition {
    static func compact(below height: Double) -> String { "(height < \(CSSNumber.decimal(height))px)" }

    static func regular(from height: Double) -> String { "(height >= \(CSSNumber.decimal(height))px)" }
}
