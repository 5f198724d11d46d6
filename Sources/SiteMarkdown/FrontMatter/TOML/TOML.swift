import SiteDiagnostics

/// Reads TOML 1.0 (https://toml.io/en/v1.0.0) as values with positions.
///
/// TOMLKit (a wrapper of toml++) is not used: it reports neither the positions of values nor the spelling of numbers,
/// and it allocates memory for each level before it refuses deep nesting. Finding both separately took as many lines as
/// this reader.
enum TOML {
    /// Reads one TOML document. Errors: `toml.invalid`, `toml.too-deep`. Warning: `source.control-character`.
    ///
    /// - Parameter bytes: The byte range to read, valid UTF-8.
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

/// A syntax error after which the TOML cannot be read further.
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
