/// A number of bytes in readable form. A kilobyte has 1,000 bytes.
package struct ByteCount: Hashable, Sendable {
    package var bytes: Int

    package init(bytes: Int) { self.bytes = bytes }

    /// Reads `15000`, `15 kB`, `1.5MB`; `nil` for any other text.
    package init?(_ text: String) {
        let text = text.lowercased().filter { !$0.isWhitespace }
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
        let units = [
            "": 1.0, "b": 1, "kb": 1000, "k": 1000, "kib": 1024, "mb": 1_000_000, "m": 1_000_000, "mib": 1_048_576,
        ]
        guard let unit = units[String(text[number.endIndex...])], let value = Double(number.filter { $0 != "_" }),
            value * unit < 1e15
        else { return nil }
        bytes = Int((value * unit).rounded())
    }

    /// `812 bytes`, `14.2 kB`, `1.5 MB`
    package var text: String {
        switch bytes {
        case ..<1000: "\(bytes) bytes"
        case ..<999_950: Self.tenths(bytes, of: 1000) + " kB"
        default: Self.tenths(bytes, of: 1_000_000) + " MB"
        }
    }

    private static func tenths(_ bytes: Int, of unit: Int) -> String {
        let tenths = (bytes * 10 + unit / 2) / unit
        return "\(tenths / 10).\(tenths % 10)"
    }
}
