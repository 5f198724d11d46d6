import Markdown

extension Fields {
    /// Reads a map inside this one, unknown keys included, and takes over what was wrong with it.
    mutating func nested<Inner: FieldKey, Result>(
        _ value: Value, as keys: Inner.Type, read: (inout Fields<Inner>) -> Result
    ) -> Result {
        var fields = Fields<Inner>(value, in: source)
        let result = read(&fields)
        var unknownKeys = UnknownKeys<Inner>()
        diagnostics += fields.diagnostics + unknownKeys.diagnostics(for: fields.unknown, in: fields.source)
        return result
    }
}
