import SiteDiagnostics
import SiteMarkdown

extension Fields {
    /// Reads a map inside this one, unknown keys included, and takes over what was wrong with it.
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

    /// Reads a value whose parts report what is wrong with themselves. Where they have not, and there is no result, the whole is
    /// not what its key wants.
    ///
    /// - Parameter severity: of that.
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
