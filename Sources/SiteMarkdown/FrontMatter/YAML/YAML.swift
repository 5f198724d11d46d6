import SiteDiagnostics

/// YAML with the meaning of the 1.2 core schema: `No` and `1:30` are texts, numbers keep their source text.
package enum YAML {
    /// Reads one YAML document.
    ///
    /// - Parameter bytes: the part of the source to read; the whole of it when `nil`. Positions count from the top of the
    ///   file in both cases.
    /// - Returns: the value, `null` for an empty document and `nil` when it cannot be read, with everything there is to
    ///   say: `yaml.invalid`, `yaml.anchor`, `yaml.key-not-text`, `yaml.too-deep`, `yaml.several-documents`,
    ///   `source.invalid-utf8` (errors), `frontmatter.duplicate-key`, `yaml.tag`, `yaml.lost-text`,
    ///   `source.control-character` (warnings).
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
