extension StringProtocol {
    var trimmingWhitespace: String {
        // A letter with a million marks is one character, so characters are not asked for.
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}

extension String {
    /// The text with each run of white space replaced by one space.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension UInt8 {
    var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
