import CompositionalLayout

/// The syntax of a dimension: `0.5w`, `1/3w`, `1h`, `44`, `2.5em`, `~200`, `uniform(120)`, or in full
/// `fractionalWidth(0.5)`.
enum DimensionSyntax {
    static func parse(_ text: Substring) -> LayoutDimension? {
        if let opening = text.firstIndex(of: "("), text.last == ")" {
            let number = LayoutNumber.parse(text[text.index(after: opening)...].dropLast())
            return number.flatMap { named(text[..<opening], $0) }
        }
        if text.first == "~" { return LayoutNumber.parse(text.dropFirst()).map { .estimated($0) } }
        if text.last == "w" { return LayoutNumber.parse(text.dropLast()).map { .fractionalWidth($0) } }
        if text.last == "h" { return LayoutNumber.parse(text.dropLast()).map { .fractionalHeight($0) } }
        for unit in ["rem", "em"] where text.hasSuffix(unit) {
            return LayoutNumber.parse(text.dropLast(unit.count)).map { .textRelative($0) }
        }
        return LayoutNumber.parse(text).map { .absolute($0) }
    }

    private static func named(_ name: Substring, _ number: Double) -> LayoutDimension? {
        switch name {
        case "fractionalWidth": .fractionalWidth(number)
        case "fractionalHeight": .fractionalHeight(number)
        case "absolute": .absolute(number)
        case "textRelative": .textRelative(number)
        case "estimated": .estimated(number)
        case "uniform", "uniformAcrossSiblings": .uniformAcrossSiblings(estimate: number)
        default: nil
        }
    }

    /// A hint for a text that is not a dimension.
    static func hint(for text: Substring) -> String { slip(in: text) ?? form }

    static let form = "write 0.5w, 1h, 44, 2.5em, ~200 or uniform(120)"

    /// A hint for a unit of a different language, or `nil`.
    static func slip(in text: Substring) -> String? {
        if text.last == "%", let percent = LayoutNumber.parse(text.dropLast()), percent.isFinite {
            return "write the fraction as a factor: \(shortest((percent * 10_000).rounded() / 1_000_000))w"
        }
        for unit in ["px", "pt"] where text.hasSuffix(unit) {
            if LayoutNumber.parse(text.dropLast(2)) != nil {
                return "write points without a unit: \(text.dropLast(2))"
            }
        }
        if text.hasSuffix("em") || text.hasSuffix("em)") {
            return "write em only in sizes, as 2.5em; estimates and other lengths are points"
        }
        return nil
    }

    /// The shortest text: `0.5` for 0.5 and `1` for 1.0.
    static func shortest(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
