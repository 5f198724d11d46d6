extension String {
    var trimmingWhitespace: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    /// White space of any kind as single blanks.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension UInt8 {
    var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
