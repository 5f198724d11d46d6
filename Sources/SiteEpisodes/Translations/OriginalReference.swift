import SiteDiagnostics

/// `translationOf` as an author wrote it.
package struct OriginalReference: Hashable, Sendable {
    /// A path from the file on, or from the content folder on; with its ending or without.
    package var path: String
    package var position: SourcePosition
}

extension Fields<FrontMatterKey> {
    mutating func original(_ key: Key) -> OriginalReference? {
        guard let value = value(key), let path = text(key) else { return nil }
        return OriginalReference(path: path, position: value.position)
    }
}
