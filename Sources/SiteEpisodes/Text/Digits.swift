extension StringProtocol {
    /// Whether the text consists of one or more ASCII digits.
    var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
