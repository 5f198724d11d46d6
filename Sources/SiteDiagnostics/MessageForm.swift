/// A message without quoted words and numbers: `unknown key ''` for `unknown key 'a'`. Messages with the same form
/// state the same about different things.
private struct MessageForm: Sequence, IteratorProtocol {
    private let message: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ message: UnsafeBufferPointer<UInt8>) { self.message = message }

    mutating func next() -> UInt8? {
        while place < message.count {
            let byte = message[place]
            let opens = byte == UInt8(ascii: "'") && !(place > 0 && isWordByte(message[place - 1]))
            place += 1
            if opens { skipQuoted() }
            if !(0x30...0x39).contains(byte) { return byte }
        }
        return nil
    }

    /// An apostrophe inside a word does not end a quotation.
    private mutating func skipQuoted() {
        while place < message.count {
            let byte = message[place]
            place += 1
            let endsWord = place == message.count || !isWordByte(message[place])
            if byte == UInt8(ascii: "'"), endsWord { return }
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}

extension Diagnostic {
    /// The message without quoted words and numbers.
    var messageForm: [UInt8] {
        var message = message
        return message.withUTF8 { Array(MessageForm($0)) }
    }

    /// True if two diagnostics state the same about different things.
    func isLike(_ other: Diagnostic) -> Bool {
        guard severity == other.severity, id == other.id else { return false }
        var (message, otherMessage) = (message, other.message)
        return message.withUTF8 { left in
            otherMessage.withUTF8 { right in MessageForm(left).elementsEqual(MessageForm(right)) }
        }
    }
}
