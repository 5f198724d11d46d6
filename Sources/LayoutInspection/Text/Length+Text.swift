import CompositionalLayout

extension Length {
    /// The length as a formula of the container's width `W` and height `H` and of the text: `W/2 - 26`, `2W/3`,
    /// `2.5em`. An estimate of content is written `~200`, because only the browser knows the size.
    public var formula: String {
        var text = ""
        func add(_ term: String, isNegative: Bool) {
            text += text.isEmpty ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
            text += term
        }
        for (share, symbol) in [(width, "W"), (height, "H")] where abs(share) > 1e-9 {
            add(Self.share(abs(share), of: symbol), isNegative: share < 0)
        }
        if abs(em) > 5e-3 { add(abs(em).shown + "em", isNegative: em < 0) }
        if abs(points) > 5e-3 { add(abs(points).shown, isNegative: points < 0) }
        if abs(content) > 5e-3 { add("~" + abs(content).shown, isNegative: content < 0) }
        return text.isEmpty ? "0" : text
    }

    /// `W`, `W/3`, `2W/3`, `0.123W`
    private static func share(_ value: Double, of symbol: String) -> String {
        for divisor in 1...24 {
            let count = value * Double(divisor)
            guard count < 1e6, abs(count - count.rounded()) < 1e-9 * Double(divisor), count.rounded() >= 1 else {
                continue
            }
            let factor = Int(count.rounded()) == 1 ? "" : String(Int(count.rounded()))
            return factor + symbol + (divisor == 1 ? "" : "/\(divisor)")
        }
        return (value < 1e6 ? String((value * 10000).rounded() / 10000) : value.shown) + symbol
    }
}
