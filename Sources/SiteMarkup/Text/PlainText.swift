/// Text that every format can contain after escaping. Its characters are all ``Unicode/Scalar/isWritable``, and no letter
/// has more than ``marksOfLetter`` marks; U+FFFD replaces the others.
///
/// Writers accept only this type, so text from any source is safe.
package struct PlainText: Hashable, Sendable {
    package let string: String

    package init(_ text: String) {
        var text = text
        let forbidden = text.withUTF8 { $0.forbiddenCharacters }
        string = forbidden.isEmpty ? text : Self.replacing(forbidden, in: Array(text.utf8))
    }

    /// - Parameter bytes: U+FFFD also replaces invalid UTF-8.
    package init(decoding bytes: some Collection<UInt8>) { self.init(String(decoding: bytes, as: UTF8.self)) }

    private static func replacing(_ forbidden: [Range<Int>], in bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 2 * forbidden.count)
        var start = 0
        for range in forbidden {
            text += bytes[start..<range.lowerBound]
            text += "\u{FFFD}".utf8
            start = range.upperBound
        }
        text += bytes[start...]
        return String(decoding: text, as: UTF8.self)
    }
}
