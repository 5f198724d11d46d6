import SiteDiagnostics

/// JSON as a positioned value.
///
/// A reader of our own because Foundation's tell neither where a key stands nor how a number was written, and drop the
/// first of two equal keys without a word.
package enum JSON {
    /// Reads a file that holds one JSON value, with a byte order mark before it or without. Problems: those below, and
    /// `source.invalid-utf8` (error).
    package static func parse(_ source: SourceText) -> (value: Value?, diagnostics: [Diagnostic]) {
        let start = source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        let range = start..<source.bytes.count
        if let invalid = invalidUTF8(in: source, range) { return (nil, [invalid]) }
        return parse(source, bytes: range)
    }

    /// Reads one JSON value. Problems: `json.invalid`, `json.too-deep` (errors), `frontmatter.duplicate-key`,
    /// `source.control-character` (warnings).
    ///
    /// - Parameter bytes: the part of the source to read, valid UTF-8.
    static func parse(_ source: SourceText, bytes: Range<Int>) -> (value: Value?, diagnostics: [Diagnostic]) {
        var reader = JSONReader(source, bytes)
        do throws(JSONError) {
            return (try reader.document(), reader.diagnostics)
        } catch {
            let problem = Diagnostic(
                .error, id: error.id, error.message, hint: error.hint, in: source, at: source.position(at: error.offset)
            )
            return (nil, reader.diagnostics + [problem])
        }
    }
}

/// Why JSON cannot be read on.
struct JSONError: Error {
    var id = "json.invalid"
    var message: String
    var hint: String
    var offset: Int
}
