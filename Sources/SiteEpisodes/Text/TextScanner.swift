/// Reads digits and punctuation from the start of a text.
struct TextScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { offset == bytes.count }

    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The unread text.
    var rest: String { String(decoding: bytes[offset...], as: UTF8.self) }

    /// Takes one of these characters.
    mutating func take(_ marks: StaticString) -> UInt8? {
        guard let next, marks.withUTF8Buffer({ $0.contains(next) }) else { return nil }
        offset += 1
        return next
    }

    /// Takes as many digits as possible up to the upper bound. Takes nothing if there are fewer than the lower bound.
    mutating func number(digits: ClosedRange<Int>) -> Int? {
        var value = 0
        var end = offset
        while end < bytes.count, end - offset < digits.upperBound, (0x30...0x39).contains(bytes[end]) {
            value = value * 10 + Int(bytes[end] - 0x30)
            end += 1
        }
        guard end - offset >= digits.lowerBound else { return nil }
        offset = end
        return value
    }

    mutating func skipBlanks() {
        while next == 0x20 || next == 0x09 { offset += 1 }
    }
}
