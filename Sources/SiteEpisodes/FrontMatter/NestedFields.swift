import SiteDiagnostics
import SiteMarkdown

extension Fields {
    /// Reads a nested map and adds its diagnostics, including those for unknown keys.
    mutating func nested<Inner: FieldKey, Result>(
        _ value: Value, as keys: Inner.Type, read: (inout Fields<Inner>) -> Result
    ) -> Result {
        var fields = Fields<Inner>(value, in: source)
        let result = read(&fields)
        var unknownKeys = UnknownKeys<Inner>()
        diagnostics.add(
            contentsOf: fields.diagnostics + unknownKeys.diagnostics(for: fields.unknown, in: fields.source))
        return result
    }

    /// Reads a value whose parts report their own problems. If no part reports one and there is no result, the value
    /// has the wrong type.
    ///
    /// - Parameter severity: the severity for a wrong type.
    mutating func whole<Result>(
        _ value: Value, of key: Key, wants: String, as severity: Diagnostic.Severity = .warning,
        read: (inout Self) -> Result?
    ) -> Result? {
        let count = diagnostics.count
        if let result = read(&self) { return result }
        let isCut = value.entries?.contains { $0.value.isCut } ?? false
        if diagnostics.count == count, !isCut { reportWrongType(key, wants: wants, value, as: severity) }
        return nil
    }
}
