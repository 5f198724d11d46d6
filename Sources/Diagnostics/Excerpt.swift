/// The part of a line that a diagnostic shows: what stands around its place.
public struct Excerpt: Hashable, Sendable, Codable {
    public var text: String
    /// Bytes of the line before it.
    public var start: Int
    /// Whether the line goes on behind it.
    public var isCut: Bool
}

extension SourceText {
    /// A line around a place, without its line end, decoded leniently: at most ``Limits/excerptBytes`` on either side. `nil` when there is
    /// no such line.
    public func excerpt(at position: SourcePosition) -> Excerpt? {
        guard let line = range(ofLine: position.line) else { return nil }
        let bytes = bytes
        let place = min(max(line.lowerBound + position.column - 1, line.lowerBound), line.upperBound)
        var start = max(line.lowerBound, place - Limits.excerptBytes)
        var end = min(line.upperBound, place + Limits.excerptBytes)
        // Not in the middle of a character.
        while start > line.lowerBound, start < place, bytes[start] & 0xC0 == 0x80 { start += 1 }
        while end < line.upperBound, end > place, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return Excerpt(
            text: String(decoding: bytes[start..<end], as: UTF8.self), start: start - line.lowerBound,
            isCut: end < line.upperBound)
    }
}

/// A message or a hint that is no longer than ``Limits/messageBytes``: its beginning and its end.
func bounded(_ message: String) -> String {
    let count = message.utf8.count
    guard count > Limits.messageBytes else { return message }
    let end = Limits.messageBytes / 4
    let head = String(decoding: Array(message.utf8.prefix(Limits.messageBytes - end)).wholeCharacters, as: UTF8.self)
    let tail = String(decoding: message.utf8.suffix(end).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
    return head + "…" + tail
}

extension [UInt8] {
    /// Without the beginning of a character that is cut off.
    fileprivate var wholeCharacters: ArraySlice<UInt8> {
        guard let last = lastIndex(where: { $0 & 0xC0 != 0x80 }), self[last] >= 0xC0 else { return self[...] }
        return self[..<last]
    }
}
