import SiteDiagnostics

/// The value of `translationOf`.
package struct OriginalReference: Hashable, Sendable {
    /// A path relative to the file or the content folder, with or without its ending.
    package var path: String
    package var position: SourcePosition
}

extension Fields<FrontMatterKey> {
    mutating func original(_ key: Key) -> OriginalReference? {
        guard let value = value(key), let path = text(key) else { return nil }
        return OriginalReference(path: path, position: value.position)
    }
}
