extension Unicode.Scalar {
    /// True if every output format allows the character: not a noncharacter, and not a control character except tab and
    /// line ends.
    ///
    /// XML 1.0 (2.2) forbids C0, U+FFFE and U+FFFF and discourages the others. All of them are errors in HTML
    /// (13.2.3.5). Content lines of RFC 5545 (3.1) contain no control characters.
    package var isWritable: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: true
        case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
        default: value & 0xFFFE != 0xFFFE
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The ranges of the characters that are not ``Unicode/Scalar/isWritable``, and of the ``surplusMarks``, in order.
    ///
    /// - Precondition: The bytes are UTF-8.
    package var forbiddenCharacters: [Range<Int>] {
        let marks = surplusMarks
        return marks.isEmpty
            ? unwritableCharacters : (unwritableCharacters + marks).sorted { $0.lowerBound < $1.lowerBound }
    }

    private var unwritableCharacters: [Range<Int>] {
        guard mayHoldForbidden else { return [] }
        var found: [Range<Int>] = []
        // Most bytes are ASCII letters. Two comparisons recognise them.
        for index in indices where self[index] < 0x20 || self[index] >= 0x7F {
            let length = forbiddenLength(at: index)
            if length > 0 { found.append(index..<index + length) }
        }
        return found
    }

    /// True if the bytes contain a byte with which a forbidden character may begin. The loop has no branch, so it
    /// processes many bytes in one step; most texts contain none.
    private var mayHoldForbidden: Bool {
        var found: UInt8 = 0
        for byte in self {
            let isControl: UInt8 = byte < 0x20 ? 1 : 0
            let isBlank: UInt8 = byte == 0x09 || byte == 0x0A || byte == 0x0D ? 1 : 0
            let isOther: UInt8 = byte == 0x7F || byte == 0xC2 || byte >= 0xEF ? 1 : 0
            found |= isControl & ~isBlank | isOther
        }
        return found != 0
    }

    /// The number of bytes of the forbidden character that begins here; 0 if none does.
    private func forbiddenLength(at index: Int) -> Int {
        switch self[index] {
        case 0x09, 0x0A, 0x0D: return 0
        case ..<0x20, 0x7F: return 1
        case 0xC2: return byte(index + 1) < 0xA0 ? 2 : 0
        case 0xEF:
            let (second, third) = (byte(index + 1), byte(index + 2))
            return second == 0xBF && third >= 0xBE || second == 0xB7 && 0x90...0xAF ~= third ? 3 : 0
        // U+1FFFE, U+1FFFF, U+2FFFE and so on.
        case 0xF0...0xF4:
            return byte(index + 1) & 0x0F == 0x0F && byte(index + 2) == 0xBF && byte(index + 3) >= 0xBE ? 4 : 0
        default: return 0
        }
    }

    private func byte(_ index: Int) -> UInt8 { index < count ? self[index] : 0 }
}
