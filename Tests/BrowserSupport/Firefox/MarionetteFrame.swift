/// Marionette's frames: the length in bytes as decimal digits, a colon, a JSON text.
enum MarionetteFrame {
    static func encode(_ json: [UInt8]) -> [UInt8] { Array("\(json.count):".utf8) + json }

    /// Takes the first frame off the bytes that have arrived; `nil` while it is not all there.
    ///
    /// - Throws: `MalformedFrame` when the bytes do not begin with a length.
    static func takeFirst(of bytes: inout [UInt8]) throws -> [UInt8]? {
        // A length of more than twenty digits is none.
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

/// What answered does not speak Marionette.
struct MalformedFrame: Error, CustomStringConvertible {
    var head: [UInt8]
    var description: String { "not a Marionette frame: \(String(decoding: head, as: UTF8.self))" }
}
