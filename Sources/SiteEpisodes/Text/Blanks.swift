extension StringProtocol {
    /// Without white space at both ends, no-break space and invisible marks (byte order mark, soft hyphen) included.
    var trimmingBlanks: String {
        // Nearly every text begins and ends with a letter or mark of ASCII.
        if let first = unicodeScalars.first, let last = unicodeScalars.last, first.isVisible, last.isVisible {
            return String(self)
        }
        func isBlank(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{AD}" || scalar == "\u{200B}"
        }
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}

extension Unicode.Scalar {
    /// A letter, digit or mark of ASCII.
    fileprivate var isVisible: Bool { (0x21...0x7E).contains(value) }
}

extension UInt8 {
    /// A letter, digit or mark of ASCII.
    var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
