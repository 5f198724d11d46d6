import Diagnostics
import Foundation
import Markdown

/// A document as the parser is given it: UTF-8, whatever it was written in, with blanks for its declaration, which may name
/// something else.
enum XMLText {
    /// - Throws: `source.invalid-utf8`, with the place.
    static func utf8(_ source: SourceText) throws(Diagnostic) -> [UInt8] {
        let declaration = declaration(in: source.bytes)
        var bytes = source.bytes
        if let problem = invalidUTF8(in: source, bytes.indices) {
            let words = String(decoding: bytes[declaration], as: UTF8.self).lowercased()
            guard ["iso-8859-1\"", "iso-8859-1'", "windows-1252", "latin1"].contains(where: words.contains) else {
                throw problem
            }
            // Who says Latin 1 means Windows' page (https://encoding.spec.whatwg.org/#names-and-labels).
            let text =
                String(data: Data(bytes), encoding: .windowsCP1252) ?? String(data: Data(bytes), encoding: .isoLatin1)
            bytes = Array((text ?? "").utf8)
        }
        // It is ASCII, so it ends where it did.
        bytes.replaceSubrange(declaration, with: repeatElement(UInt8(ascii: " "), count: declaration.count))
        return bytes
    }

    /// `<?xml …?>` at the very start; an empty range where there is none.
    private static func declaration(in bytes: [UInt8]) -> Range<Int> {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let head = bytes[start...].prefix(300)
        guard head.starts(with: "<?xml ".utf8), let end = head.firstRange(of: Array("?>".utf8)),
            head[..<end.upperBound].allSatisfy({ $0 < 0x80 })
        else { return start..<start }
        return start..<end.upperBound
    }
}
