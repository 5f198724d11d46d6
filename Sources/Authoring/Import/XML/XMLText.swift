import Diagnostics
import Foundation
import Markdown

/// A document from elsewhere as the parser is given it.
enum XMLText {
    /// The document in UTF-8, whatever it was written in. What its declaration says of UTF-8 may be wrong.
    ///
    /// - Throws: `source.invalid-utf8`, with the place.
    static func utf8(_ source: SourceText) throws(Diagnostic) -> SourceText {
        let bytes = source.bytes
        // A byte order mark comes before all declarations.
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
            let text = String(data: Data(bytes), encoding: .utf16)
        {
            return SourceText(path: source.path, text: text)
        }
        guard let problem = invalidUTF8(in: source, bytes.indices) else { return source }
        let words = String(decoding: declaration(in: bytes), as: UTF8.self).lowercased()
        guard ["iso-8859-1\"", "iso-8859-1'", "windows-1252", "latin1"].contains(where: words.contains) else {
            throw problem
        }
        // Who says Latin 1 means Windows' page (https://encoding.spec.whatwg.org/#names-and-labels).
        let text =
            String(data: Data(bytes), encoding: .windowsCP1252) ?? String(data: Data(bytes), encoding: .isoLatin1)
        return SourceText(path: source.path, text: text ?? "")
    }

    /// `<?xml …?>` at the very start; empty where there is none.
    private static func declaration(in bytes: [UInt8]) -> ArraySlice<UInt8> {
        let head = bytes.prefix(300)
        guard head.starts(with: "<?xml ".utf8), let end = head.firstRange(of: Array("?>".utf8)) else { return [] }
        return head[..<end.upperBound]
    }
}
