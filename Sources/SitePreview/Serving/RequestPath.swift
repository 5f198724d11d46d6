/// The path that a request's target names, decoded.
///
/// Nothing is resolved: `..` is a name like any other, and no output has it. An encoded slash is no slash.
struct RequestPath: Hashable, Sendable {
    /// Relative to the site, empty for its root: `episodes/a/`.
    let text: String

    /// `nil` when this is no path: no `/` at the start, broken encoding, an encoded slash, a control character.
    init?(encoded: String) {
        guard encoded.utf8.first == UInt8(ascii: "/") else { return nil }
        var bytes: [UInt8] = []
        var rest = encoded.utf8.dropFirst()
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            let decoded = high << 4 | low
            guard decoded != UInt8(ascii: "/") else { return nil }
            bytes.append(decoded)
        }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), let text = String(validating: bytes, as: UTF8.self) else {
            return nil
        }
        self.text = text
    }
}

private func digit(_ byte: UInt8) -> UInt8? { Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init) }
