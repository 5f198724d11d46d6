/// The number of an episode or season as written: `42`, `2.10`, `T-0`.
///
/// It is stored as text, because 2.10 is not 2.1, and compared by the numbers in it, so that 2.9 comes before 2.10.
package struct Ordinal: Hashable, Sendable, Comparable {
    package let text: String
    /// The runs of digits, in order.
    private let numbers: [Int]

    package init(_ text: some StringProtocol) {
        self.text = String(text)
        numbers = text.utf8.split { !(0x30...0x39).contains($0) }.map { digits in
            digits.reduce(0) { min($0, Int.max / 20) * 10 + Int($1 - 0x30) }
        }
    }

    /// The number, if it is an integer, for formats that allow only integers.
    package var integer: Int? { text.isDigits ? Int(text) : nil }

    package static func < (left: Self, right: Self) -> Bool {
        if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
        return left.text.precedesInBytes(right.text)
    }
}
