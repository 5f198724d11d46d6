/// A key of a switch: `..<500`, `...499`, `500..<1025`, `501...1024`, `1025...`, or in em of the root's text `..<30em`,
/// `30em..<37.5em`, `60em...`.
struct WidthRange: Hashable {
    enum Unit {
        /// Whole points.
        case points
        /// Thousandths of an em of the root's text.
        case thousandthsOfEm
    }

    /// The key as written.
    let text: String
    let unit: Unit
    /// The widths in the range, in units.
    let widths: Range<Int>
    let hasLowerBound: Bool
    let hasUpperBound: Bool

    enum Failure: Error {
        /// The text is not a range.
        case malformed
        /// The range ends before it begins.
        case empty
        /// The range in em includes its end.
        case closedInEm
    }

    init(_ text: String) throws(Failure) {
        let isHalfOpen = text.contains("..<")
        guard let mark = text.firstRange(of: isHalfOpen ? "..<" : "...") else { throw .malformed }
        let unit = Self.isInEm(text) ? Unit.thousandthsOfEm : .points
        let lower = text[..<mark.lowerBound].trimmed
        let upper = text[mark.upperBound...].trimmed
        guard !(lower.isEmpty && upper.isEmpty), !(isHalfOpen && upper.isEmpty) else { throw .malformed }
        guard let start = lower.isEmpty ? 0 : Self.bound(lower, unit),
            let last = upper.isEmpty ? Int.max : Self.bound(upper, unit)
        else { throw .malformed }
        if unit == .thousandthsOfEm, !isHalfOpen, !upper.isEmpty { throw .closedInEm }
        let end = isHalfOpen || upper.isEmpty ? last : last + 1
        guard start < end else { throw .empty }
        self.text = text
        self.unit = unit
        widths = start..<end
        hasLowerBound = !lower.isEmpty
        hasUpperBound = !upper.isEmpty
    }

    /// The bounds, in units, without those that mean no bound.
    var bounds: [Int] { [widths.lowerBound, widths.upperBound].filter { $0 > 0 && $0 < .max } }

    private static func bound(_ text: Substring, _ unit: Unit) -> Int? {
        switch unit {
        case .points: digits(text.filter { $0 != " " }[...])
        case .thousandthsOfEm: thousandths(text)
        }
    }

    private static func digits(_ text: Substring) -> Int? {
        guard text.utf8.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }

    /// `30em`, `37.5em`, `37.5rem`, with up to three decimals.
    private static func thousandths(_ text: Substring) -> Int? {
        guard let unit = ["rem", "em"].first(where: { text.hasSuffix($0) }) else { return nil }
        let parts = text.dropLast(unit.count).split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = digits(parts[0]) else { return nil }
        guard parts.count == 2 else { return whole * 1000 }
        guard parts[1].count <= 3, digits(parts[1]) != nil else { return nil }
        return Int(parts[1].padding(to: 3)).map { whole * 1000 + $0 }
    }

    /// Whether a key is meant as a range, correct or not.
    static func looksLikeRange(_ key: String) -> Bool {
        key == "default" || key.contains("..") || key.first.map { "0123456789.<>=".contains($0) } ?? false
    }

    /// Whether a range, correct or not, is meant in em.
    static func isInEm(_ key: String) -> Bool { looksLikeRange(key) && key.contains("em") }
}

extension Substring {
    /// The text with zeros at its end.
    fileprivate func padding(to count: Int) -> String { self + String(repeating: "0", count: count - self.count) }
}
