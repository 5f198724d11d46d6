/// The decoded path of a request.
///
/// Nothing is resolved: `..` is an ordinary name that no output has. An encoded slash does not separate components.
struct RequestPath: Hashable, Sendable {
    /// The path relative to the site, empty for its root: `episodes/a/`.
    let text: String

    /// Fails without a leading `/`, and for an invalid encoding, an encoded slash or a control character.
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
