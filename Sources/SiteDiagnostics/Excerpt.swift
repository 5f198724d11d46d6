/// The part of a line around a diagnostic's position.
package struct Excerpt: Hashable, Sendable, Codable {
    package var text: String
    /// The number of bytes of the line before the excerpt.
    package var start: Int
    /// True if the line continues after the excerpt.
    package var isCut: Bool
}

extension SourceText {
    /// The text around a position, without the line end, with invalid UTF-8 replaced. It contains at most
    /// ``Limits/excerptBytes`` on either side. `nil` if the line does not exist.
    package func excerpt(at position: SourcePosition) -> Excerpt? {
        guard let line = range(ofLine: position.line) else { return nil }
        let bytes = bytes
        let place = min(max(line.lowerBound + position.column - 1, line.lowerBound), line.upperBound)
        var start = max(line.lowerBound, place - Limits.excerptBytes)
        var end = min(line.upperBound, place + Limits.excerptBytes)
        // Start at the beginning of a character.
        while start > line.lowerBound, start < place, bytes[start] & 0xC0 == 0x80 { start += 1 }
        while end < line.upperBound, end > place, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return Excerpt(
            text: String(decoding: bytes[start..<end], as: UTF8.self), start: start - line.lowerBound,
            isCut: end < line.upperBound)
    }
}

/// A message or hint of at most ``Limits/messageBytes``: its beginning and its end.
func bounded(_ message: String) -> String {
    let bytes = Array(message.utf8)
    guard bytes.count > Limits.messageBytes else { return message }
    let tailBytes = Limits.messageBytes / 4
    var end = Limits.messageBytes - tailBytes
    // End at the end of a character.
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let tail = bytes.suffix(tailBytes).drop { $0 & 0xC0 == 0x80 }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…" + String(decoding: tail, as: UTF8.self)
}
