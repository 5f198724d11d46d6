import LayoutInspection

/// Evaluates the text of a calculation step: numbers, `+ - × /`, brackets, and `⌊⌋` for rounding down.
struct SumReader {
    private var rest: Substring

    static func value(of formula: String) -> Double? {
        var reader = SumReader(rest: formula[...])
        let value = reader.sum()
        return reader.rest.isEmpty ? value : nil
    }

    private mutating func take(_ character: Character) -> Bool {
        rest = rest.drop { $0 == " " }
        guard rest.first == character else { return false }
        rest.removeFirst()
        rest = rest.drop { $0 == " " }
        return true
    }

    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while true {
            if take("+") {
                guard let next = product() else { return nil }
                value += next
            } else if take("-") {
                guard let next = product() else { return nil }
                value -= next
            } else {
                return value
            }
        }
    }

    private mutating func product() -> Double? {
        guard var value = factor() else { return nil }
        while true {
            if take("×") {
                guard let next = factor() else { return nil }
                value *= next
            } else if take("/") {
                guard let next = factor() else { return nil }
                value /= next
            } else {
                return value
            }
        }
    }

    private mutating func factor() -> Double? {
        if take("-") { return factor().map { -$0 } }
        for (open, close, rounds) in [("(", ")", false), ("⌊", "⌋", true)] as [(Character, Character, Bool)]
        where take(open) {
            guard let value = sum(), take(close) else { return nil }
            return rounds ? (value + 0.001).rounded(.down) : value
        }
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        return Double(digits)
    }
}
