extension StringProtocol {
    /// One ASCII digit at least, and nothing else.
    var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
