/// The ASCII encoding of non-ASCII host names (RFC 3492).
enum Punycode {
    /// The encoded label without `xn--`, or `nil` on integer overflow, which needs more than 63 bytes.
    static func encoded(_ label: Substring.UnicodeScalarView) -> String? {
        let scalars = label.map { Int($0.value) }
        var text = label.filter(\.isASCII).map { UInt8($0.value) }
        let basicCount = text.count
        if basicCount > 0 { text.append(UInt8(ascii: "-")) }
        var (code, delta, bias, handled) = (128, 0, 72, basicCount)
        while handled < scalars.count {
            guard let next = scalars.lazy.filter({ $0 >= code }).min() else { return nil }
            let (step, isTooLarge) = (next - code).multipliedReportingOverflow(by: handled + 1)
            guard !isTooLarge, delta < Int.max - step else { return nil }
            delta += step
            code = next
            for scalar in scalars {
                if scalar < code { delta += 1 }
                guard scalar == code else { continue }
                append(delta, bias, to: &text)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            code += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends a variable-length integer (section 6.3).
    private static func append(_ number: Int, _ bias: Int, to text: inout [UInt8]) {
        var rest = number
        var position = 36
        while true {
            let threshold = min(max(position - bias, 1), 26)
            if rest < threshold { break }
            text.append(digit(threshold + (rest - threshold) % (36 - threshold)))
            rest = (rest - threshold) / (36 - threshold)
            position += 36
        }
        text.append(digit(rest))
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(value < 26 ? value + Int(UInt8(ascii: "a")) : value - 26 + Int(UInt8(ascii: "0")))
    }

    /// The bias adaptation (section 6.1).
    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var position = 0
        while delta > 455 {
            delta /= 35
            position += 36
        }
        return position + 36 * delta / (delta + 38)
    }
}
