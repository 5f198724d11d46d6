/// Where one answer ends and the next begins, to the last bit of a `Double`, in points.
///
/// Pages have whole widths only, so this matters to those who use the engine elsewhere, and tells how a range was meant:
/// `..<500` ends before 500, `501...1024` goes up to 1024 and not a hair further.
public enum ExactBound: Hashable, Sendable {
    /// The next answer is given at this width and above.
    case from(Double)
    /// The next answer is given above this width; at the width itself still the one before.
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

    /// Bisects until two neighbouring numbers answer differently.
    ///
    /// - Parameters:
    ///   - low: a width, not negative, that is not the next answer's.
    ///   - high: a larger width that is.
    init(between low: Double, and high: Double, isNext: (Double) -> Bool) {
        // The bits of numbers that are not negative sort as the numbers do.
        var (before, after) = (low.bitPattern, high.bitPattern)
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if isNext(Double(bitPattern: middle)) { after = middle } else { before = middle }
        }
        let (last, first) = (Double(bitPattern: before), Double(bitPattern: after))
        // Whoever wrote the bound wrote the one of both that is short.
        self = last.description.count < first.description.count ? .above(last) : .from(first)
    }
}
