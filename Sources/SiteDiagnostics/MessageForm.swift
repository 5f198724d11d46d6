/// A message without quoted words and numbers: `unknown key ''` for `unknown key 'a'`. Messages with the same form
/// state the same about different things.
struct MessageForm: Sequence, IteratorProtocol {
    private var rest: Substring.UTF8View
    private var previous: UInt8?

    init(_ message: String) { rest = Substring(message).utf8 }

    mutating func next() -> UInt8? {
        while let byte = rest.popFirst() {
            let opens = byte == UInt8(ascii: "'") && !(previous.map(isWordByte) ?? false)
            previous = byte
            if opens { skipQuoted() }
            if !(0x30...0x39).contains(byte) { return byte }
        }
        return nil
    }

    /// An apostrophe inside a word does not end a quotation.
    private mutating func skipQuoted() {
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "'"), !(rest.first.map(isWordByte) ?? false) { return }
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}

extension Diagnostic {
    /// True if two diagnostics state the same about different things.
    func isLike(_ other: Diagnostic) -> Bool {
        id == other.id && severity == other.severity
            && (message == other.message || MessageForm(message).elementsEqual(MessageForm(other.message)))
    }
}
