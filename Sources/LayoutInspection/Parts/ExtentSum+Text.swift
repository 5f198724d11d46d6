import CompositionalLayout

extension ExtentSum {
    /// One step of a calculation, for one size of the container.
    public struct Line: Hashable, Sendable, Encodable {
        public let name: String
        /// The step's formula, for example `(1260 - 2 × 16) / 3`; `nil` if the step calculates nothing.
        public let formula: String?
        /// The rounded value, for example `409.33`.
        public let value: String
        /// The exact value in points.
        public let points: Double
    }

    /// The steps with numbers. Steps that change nothing are left out.
    public func lines(in container: Size<Double>) -> [Line] {
        steps.filter { !$0.operation.isIdentity }.map { step in
            let points = step.result.value(in: container)
            return Line(
                name: step.name, formula: step.operation.formula(in: container), value: points.shown, points: points)
        }
    }
}

extension ExtentSum.Operation {
    fileprivate var isIdentity: Bool {
        switch self {
        case .share(_, 1, let gaps): gaps.length == .zero
        case .part(_, 1, let gaps): gaps.length == .zero
        default: false
        }
    }

    fileprivate func formula(in container: Size<Double>) -> String? {
        func text(_ length: Length) -> String { length.value(in: container).shown }
        func less(_ base: Length, _ ends: [Length]) -> String {
            ends.filter { $0 != .zero }.reduce(text(base)) { $0 + minus($1.value(in: container)) }
        }
        switch self {
        case .given, .points, .content: return nil
        case .text(let ems): return "\(ems.shown) × \(text(Length(em: 1)))"
        case .less(let base, let start, let end): return less(base, [start, end])
        case .exceeded(let base, let start, let end): return "-(\(less(base, [start, end])))"
        case .share(let base, let factor, let gaps):
            return gaps.less(text(base), isFactor: factor != 1) + times(factor)
        case .part(let base, let count, let gaps):
            return gaps.less(text(base), isFactor: count != 1) + (count == 1 ? "" : " / \(count)")
        case .placed(let frame, let width, let height):
            var terms = [frame.points.shown]
            if frame.width != 0 { terms.append("\(text(width))" + times(frame.width)) }
            if frame.height != 0 { terms.append("\(text(height))" + times(frame.height)) }
            if frame.points == 0, terms.count > 1 { terms.removeFirst() }
            return terms.joined(separator: " + ")
        case .wholePixels(let base, let scale):
            return scale == 1 ? "⌊\(text(base))⌋" : "⌊\(text(base)) × \(scale.shown)⌋ / \(scale.shown)"
        }
    }
}

extension ExtentSum.Gaps {
    fileprivate func less(_ base: String, isFactor: Bool) -> String {
        guard length != .zero else { return base }
        let gap = abs(spacing).shown
        let rest = base + (spacing < 0 ? " + " : " - ") + (count == 1 ? gap : "\(count) × \(gap)")
        return isFactor ? "(\(rest))" : rest
    }
}

private func minus(_ value: Double) -> String { (value < 0 ? " + " : " - ") + abs(value).shown }

/// `/ 3`, `× 2/3`, `× 0.4`
private func times(_ factor: Double) -> String {
    let text = fraction(factor)
    if factor == 1 { return "" }
    return text.hasPrefix("1/") ? " / \(text.dropFirst(2))" : " × \(text)"
}

/// A fraction in short form: `1`, `0.5`, `2/3`, or else four decimals.
private func fraction(_ factor: Double) -> String {
    let hundredths = factor * 100
    if abs(hundredths - hundredths.rounded()) < 1e-9 { return factor.shown }
    for divisor in 3...24 {
        let count = factor * Double(divisor)
        guard abs(count) < 1e6, abs(count - count.rounded()) < 1e-9 else { continue }
        return "\(Int(count.rounded()))/\(divisor)"
    }
    return abs(factor) < 1e6 ? String((factor * 10000).rounded() / 10000) : factor.shown
}
