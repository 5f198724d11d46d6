import Diagnostics

/// The text with control characters replaced by blanks, byte for byte, so that no writer of HTML or XML meets one.
///
/// Tab, line feed and carriage return stay. Reported once a file: `source.control-character`, a warning.
func withoutControlCharacters(_ source: SourceText, reporting diagnostics: inout [Diagnostic]) -> SourceText {
    var found: [Range<Int>] = []
    source.bytes.withUnsafeBufferPointer { bytes in
        guard mayHoldControls(bytes) else { return }
        for (offset, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x7F || byte == 0xC2 {
            let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if let length = controlLength(byte, second) { found.append(offset..<offset + length) }
        }
    }
    guard let first = found.first else { return source }
    var bytes = source.bytes
    for range in found {
        for offset in range { bytes[offset] = UInt8(ascii: " ") }
    }
    let others = found.count == 1 ? "" : " (and \(found.count - 1) more in this file)"
    diagnostics.append(
        Diagnostic(
            .warning, id: "source.control-character", "a control character is read as a blank\(others)",
            hint: "remove it", in: source, at: source.position(at: first.lowerBound)))
    return SourceText(path: source.path, bytes: bytes)
}

/// Without a branch, so that many bytes are looked at in one step: nearly no text has any.
private func mayHoldControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = 0
    for byte in bytes {
        let isControl: UInt8 = byte < 0x20 ? 1 : 0
        let isBlank: UInt8 = byte == 0x09 || byte == 0x0A || byte == 0x0D ? 1 : 0
        let isOther: UInt8 = byte == 0x7F || byte == 0xC2 ? 1 : 0
        found |= isControl & ~isBlank | isOther
    }
    return found != 0
}

/// Bytes of the control character that begins here, if one does: C0 and DEL are one byte, C1 (0xC2 0x80...0x9F) two.
private func controlLength(_ byte: UInt8, _ second: UInt8) -> Int? {
    switch byte {
    case 0x09, 0x0A, 0x0D: nil
    case 0xC2: (0x80...0x9F).contains(second) ? 2 : nil
    default: 1
    }
}

/// A value's text with blanks for what neither HTML nor XML may hold, a terminal would obey, or Unicode calls no character.
func withoutControlCharacters(_ text: String) -> String {
    // The first bytes of what is looked for; nearly no text has any of them.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xEF }) else { return text }
    let isKept: (Unicode.Scalar) -> Bool = { scalar in
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
    guard !text.unicodeScalars.allSatisfy(isKept) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isKept(scalar) ? scalar : " ") }
    return String(result)
}
