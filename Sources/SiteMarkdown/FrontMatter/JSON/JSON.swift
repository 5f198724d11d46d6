import SiteDiagnostics

/// Reads JSON as values with positions.
///
/// Foundation's readers are not used: they do not report the position of a key or the spelling of a number, and they
/// silently drop the first of two equal keys.
package enum JSON {
    /// Reads a file with one JSON value, with or without a byte order mark. Errors: those of the other function, and
    /// `source.invalid-utf8`.
    package static func parse(_ source: SourceText) -> (value: Value?, diagnostics: [Diagnostic]) {
        let start = source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        let range = start..<source.bytes.count
        if let invalid = invalidUTF8(in: source, range) { return (nil, [invalid]) }
        return parse(source, bytes: range)
    }

    /// Reads one JSON value. Errors: `json.invalid`, `json.too-deep`. Warnings: `frontmatter.duplicate-key`,
    /// `source.control-character`.
    ///
    /// - Parameter bytes: The byte range to read, valid UTF-8.
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

/// A syntax error after which the JSON cannot be read further.
struct JSONError: Error {
    var id = "json.invalid"
    var message: String
    var hint: String
    var offset: Int
}
