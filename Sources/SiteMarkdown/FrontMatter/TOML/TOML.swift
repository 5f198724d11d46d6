import SiteDiagnostics

/// TOML 1.0 (https://toml.io/en/v1.0.0) as a positioned value.
///
/// A reader of our own: TOMLKit, over toml++, tells no places of values and not how numbers were written, and takes memory for each
/// level before it refuses; finding both beside it took as many lines as reading, and its C++ as long to build as a module here.
enum TOML {
    /// Reads one TOML document. Problems: `toml.invalid`, `toml.too-deep` (errors), `source.control-character` (warning).
    ///
    /// - Parameter bytes: the part of the source to read, valid UTF-8.
    static func parse(_ source: SourceText, bytes: Range<Int>) -> (value: Value?, diagnostics: [Diagnostic]) {
        var reader = TOMLReader(source, bytes)
        do throws(TOMLProblem) {
            let value = try reader.document()
            return (value, reader.diagnostics)
        } catch {
            let problem = Diagnostic(
                .error, id: error.id, error.message, hint: error.hint, in: source, at: source.position(at: error.offset)
            )
            return (nil, [problem])
        }
    }
}

/// Why TOML cannot be read on.
struct TOMLProblem: Error {
    let id: String
    let message: String
    let hint: String
    let offset: Int

    init(_ message: String, hint: String = "write 'key = value', text in double quotes", at offset: Int) {
        id = "toml.invalid"
        self.message = "invalid TOML: \(message)"
        self.hint = hint
        self.offset = offset
    }

    init(tooDeepAt offset: Int) {
        id = "toml.too-deep"
        message = "lists and maps are nested more than \(Limits.depth) deep"
        hint = "look for a key with too many dots, or for brackets that are never closed"
        self.offset = offset
    }
}
