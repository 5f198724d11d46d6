import SiteDiagnostics

/// Reads YAML with the meaning of the 1.2 core schema: `No` and `1:30` are texts, and numbers keep their spelling.
package enum YAML {
    /// Reads one YAML document.
    ///
    /// - Parameter bytes: The byte range to read; `nil` for the whole text. Positions always count from the top of the
    ///   file.
    /// - Returns: The value: `null` for an empty document, `nil` if the document cannot be read. Errors:
    ///   `yaml.invalid`, `yaml.anchor`, `yaml.key-not-text`, `yaml.too-deep`, `yaml.several-documents`,
    ///   `source.invalid-utf8`. Warnings: `frontmatter.duplicate-key`, `yaml.tag`, `yaml.lost-text`,
    ///   `source.control-character`.
    package static func parse(
        _ source: SourceText, bytes: Range<Int>? = nil
    ) -> (value: Value?, diagnostics: [Diagnostic]) {
        var range = bytes ?? source.bytes.indices
        if range.lowerBound == 0, source.bytes.starts(with: byteOrderMark) {
            range = min(byteOrderMark.count, range.upperBound)..<range.upperBound
        }
        if let invalid = invalidUTF8(in: source, range) { return (nil, [invalid]) }
        return source.bytes.withUnsafeBufferPointer { all in
            var composer = YAMLComposer(
                source: source, text: UnsafeBufferPointer(rebasing: all[range]), base: range.lowerBound)
            let value = composer.compose()
            return (value, composer.diagnostics)
        }
    }
}
