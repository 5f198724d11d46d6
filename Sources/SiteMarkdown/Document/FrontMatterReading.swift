import SiteDiagnostics

/// Reads front matter in its syntax. Returns `nil` and adds an error if it cannot be read or is not a map.
func readFrontMatter(
    _ syntax: FrontMatterSyntax, in source: SourceText, _ content: Range<Int>, reporting diagnostics: inout [Diagnostic]
) -> Value? {
    let (value, problems) =
        switch syntax {
        case .yaml: YAML.parse(source, bytes: content)
        case .toml: TOML.parse(source, bytes: content)
        case .json: JSON.parse(source, bytes: content)
        }
    diagnostics += problems
    return value.flatMap { map($0, in: source, reporting: &diagnostics) }
}

/// Reads a file beside a Markdown file, `index.yml` or `index.json`, like front matter.
func readAnnex(_ source: SourceText, reporting diagnostics: inout [Diagnostic]) -> Value? {
    if let invalid = invalidUTF8(in: source, source.bytes.indices) {
        diagnostics.append(invalid)
        return nil
    }
    let (value, problems) = source.path.lowercased().hasSuffix(".json") ? JSON.parse(source) : YAML.parse(source)
    diagnostics += problems
    return value.flatMap { map($0, in: source, reporting: &diagnostics) }
}

private func map(_ value: Value, in source: SourceText, reporting diagnostics: inout [Diagnostic]) -> Value? {
    switch value.kind {
    case .map: return value
    case .null: return Value(.map([]), at: value.position)
    case .scalar, .list:
        diagnostics.append(
            Diagnostic(
                .error, id: "frontmatter.not-a-map", "front matter must be a map of keys, not \(value.summary)",
                hint: "write 'key: value', or begin the file with a blank line if this is text", in: source,
                at: value.position))
        return nil
    }
}
