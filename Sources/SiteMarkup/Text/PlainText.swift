/// Text that every format can hold, once the marks of the format are escaped: characters that are
/// ``Unicode/Scalar/isWritable``, and U+FFFD in the place of each other one.
///
/// Writers take nothing else, so it does not matter where a text comes from.
package struct PlainText: Hashable, Sendable {
    package let string: String

    package init(_ text: String) {
        var text = text
        let forbidden = text.withUTF8 { $0.forbiddenCharacters }
        string = forbidden.isEmpty ? text : Self.replacing(forbidden, in: Array(text.utf8))
    }

    /// - Parameter bytes: what is not UTF-8 in them is U+FFFD too.
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
