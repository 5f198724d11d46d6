import Diagnostics

/// JSON as a positioned value.
///
/// A reader of our own because Foundation's tell neither where a key stands nor how a number was written, and drop the
/// first of two equal keys without a word.
enum JSON {
    /// Reads one JSON value. Problems: `json.invalid`, `json.too-deep` (errors), `frontmatter.duplicate-key` (warning).
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
