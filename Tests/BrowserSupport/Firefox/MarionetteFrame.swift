/// A Marionette frame: the length in bytes as decimal digits, a colon, and a JSON text.
enum MarionetteFrame {
    static func encode(_ json: [UInt8]) -> [UInt8] { Array("\(json.count):".utf8) + json }

    /// Removes the first frame from the received bytes; `nil` if it is incomplete.
    ///
    /// - Throws: `MalformedFrame` if the bytes do not begin with a length.
    static func takeFirst(of bytes: inout [UInt8]) throws -> [UInt8]? {
        // A length cannot have more than twenty digits.
        guard let colon = bytes.prefix(20).firstIndex(of: UInt8(ascii: ":")) else {
            if bytes.count > 20 { throw MalformedFrame(head: Array(bytes.prefix(20))) }
            return nil
        }
        guard let length = Int(String(decoding: bytes[..<colon], as: UTF8.self)), length >= 0 else {
            throw MalformedFrame(head: Array(bytes[...colon]))
        }
        let end = colon + 1 + length
        guard bytes.count >= end else { return nil }
        let frame = Array(bytes[(colon + 1)..<end])
        bytes.removeFirst(end)
        return frame
    }
}

/// The peer does not speak Marionette.
struct MalformedFrame: Error, CustomStringConvertible {
    var head: [UInt8]
    var description: String { "not a Marionette frame: \(String(decoding: head, as: UTF8.self))" }
}
