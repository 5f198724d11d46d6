/// The width at which one answer ends and the next begins, exact to the last bit of a `Double`, in points.
///
/// Pages have only integer widths. The exact bound matters to other users of the engine, and it shows how a range was
/// written: `..<500` ends before 500, `501...1024` includes 1024 and nothing above it.
public enum ExactBound: Hashable, Sendable {
    /// The next answer applies at this width and above.
    case from(Double)
    /// The next answer applies above this width. The previous answer applies at the width itself.
    case above(Double)

    public var width: Double {
        switch self {
        case .from(let width), .above(let width): width
        }
    }

    /// `500`, `more than 1024`
    public var text: String {
        switch self {
        case .from(let width): width.shown
        case .above(let width): "more than \(width.shown)"
        }
    }

    /// Bisects until two adjacent floating-point numbers have different answers.
    ///
    /// - Parameters:
    ///   - low: A width, not negative, for which `isNext` is false.
    ///   - high: A larger width for which `isNext` is true.
    init(between low: Double, and high: Double, isNext: (Double) -> Bool) {
        // The bit patterns of non-negative numbers sort like the numbers.
        var (before, after) = (low.bitPattern, high.bitPattern)
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if isNext(Double(bitPattern: middle)) { after = middle } else { before = middle }
        }
        let (last, first) = (Double(bitPattern: before), Double(bitPattern: after))
        // The bound with the shorter decimal form is probably the one in the source.
        self = last.description.count < first.description.count ? .above(last) : .from(first)
    }
}
