import CompositionalLayout

// Values as Swift code.

extension LayoutDimension {
    /// `.fractionalWidth(1/3)`, `.estimated(200)`
    package var words: String {
        switch self {
        case .fractionalWidth(let factor): ".fractionalWidth(\(factor.factor))"
        case .fractionalHeight(let factor): ".fractionalHeight(\(factor.factor))"
        case .absolute(let points): ".absolute(\(points.shown))"
        case .estimated(let points): ".estimated(\(points.shown))"
        case .uniformAcrossSiblings(let points): ".uniformAcrossSiblings(estimate: \(points.shown))"
        }
    }
}

extension LayoutSize {
    var words: String { "\(width.words) × \(height.words)" }
}

extension LayoutSpacing {
    var words: String { isFlexible ? ".flexible(\(spacing.shown))" : ".fixed(\(spacing.shown))" }
}

extension EdgeInsets {
    /// `nil` if nothing is set.
    var words: String? {
        let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        return initializer(sides.map { ($0, $1 == 0 ? nil : $1.shown) })
    }
}

extension EdgeSpacing {
    /// `nil` if nothing is set.
    var words: String? {
        initializer([
            ("leading", leading?.words), ("top", top?.words), ("trailing", trailing?.words), ("bottom", bottom?.words),
        ])
    }
}

extension [SupplementaryItem] {
    /// `nil` if the array is empty.
    var words: String? { isEmpty ? nil : map { "\($0.elementKind) \($0.layoutSize.words)" }.joined(separator: ", ") }
}

private func initializer(_ arguments: [(name: String, value: String?)]) -> String? {
    let written = arguments.compactMap { name, value in value.map { "\(name): \($0)" } }
    return written.isEmpty ? nil : ".init(\(written.joined(separator: ", ")))"
}

extension Double {
    /// A fraction in short form: `1`, `0.5`, `2/3`, or else four decimals.
    var factor: String {
        let hundredths = self * 100
        if abs(hundredths - hundredths.rounded()) < 1e-9 { return shown }
        for divisor in 3...24 {
            let count = self * Double(divisor)
            guard abs(count) < 1e6, abs(count - count.rounded()) < 1e-9 else { continue }
            return "\(Int(count.rounded()))/\(divisor)"
        }
        return abs(self) < 1e6 ? String((self * 10000).rounded() / 10000) : shown
    }
}
