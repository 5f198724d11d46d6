/// Formats numbers for CSS.
enum CSSNumber {
    /// `var(--w)*1/2 + 50svh + 2.5rem - 4.5px`.
    static func sum(width: Double, height: Double, em: Double, points: Double) -> String {
        var terms: [(isNegative: Bool, text: String)] = []
        if width != 0 { terms.append((width < 0, share(of: "var(--w)", abs(width)))) }
        if height != 0 { terms.append((height < 0, share(of: "100svh", abs(height)))) }
        if em != 0 { terms.append((em < 0, decimal(abs(em), digits: 12) + "rem")) }
        if points != 0 || terms.isEmpty { terms.append((points < 0, decimal(abs(points)) + "px")) }
        var text = ""
        for (number, term) in terms.enumerated() {
            if number > 0 { text += term.isNegative ? " - " : " + " } else if term.isNegative { text += "-1*" }
            text += term.text
        }
        return text
    }

    /// A fraction of a length. It is written as a quotient of small integers if it equals one, because that is exact
    /// and readable.
    private static func share(of unit: String, _ factor: Double) -> String {
        for divisor in 1...64 {
            let dividend = factor * Double(divisor)
            guard abs(dividend - dividend.rounded()) < 1e-9, dividend.rounded() > 0 else { continue }
            let whole = Int(dividend.rounded())
            return unit + (whole == 1 ? "" : "*\(whole)") + (divisor == 1 ? "" : "/\(divisor)")
        }
        return unit + "*" + decimal(factor, digits: 12)
    }

    /// The largest number with this number of decimals that is not above the value, apart from binary rounding errors.
    static func roundedDown(_ value: Double, digits: Int) -> Double {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        return (value * scale + 1e-6).rounded(.down) / scale
    }

    /// The number in decimals without an exponent.
    static func decimal(_ value: Double, digits: Int = 6) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = (abs(value) * scale).rounded()
        guard scaled < 9e15 else { return String(Int64(value.clamped)) }
        let whole = Int64(scaled / scale)
        var fraction = String(Int64(scaled) - whole * Int64(scale))
        fraction = String(repeating: "0", count: digits - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        let sign = value < 0 && scaled != 0 ? "-" : ""
        return sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension Double {
    fileprivate var clamped: Double { Swift.min(Swift.max(self, -9e15), 9e15) }
}
