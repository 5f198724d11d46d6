extension StringProtocol {
    /// The text without white space and invisible characters (no-break space, byte order mark, soft hyphen) at both
    /// ends.
    var trimmingBlanks: String {
        // Nearly every text begins and ends with a visible ASCII character.
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
    /// Whether this is a visible ASCII character.
    fileprivate var isVisible: Bool { (0x21...0x7E).contains(value) }
}

extension UInt8 {
    /// Whether this is a visible ASCII character.
    var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
