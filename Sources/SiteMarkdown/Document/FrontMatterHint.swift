import SiteDiagnostics

/// A value for a hint, which each front matter syntax writes in its own way.
package indirect enum HintValue: Sendable {
    case text(String)
    /// A number, `true` or `false`.
    case literal(String)
    case list([HintValue])
    case map([(key: String, value: HintValue)])
}

extension SourceText {
    /// A key with a value in the syntax of this file's front matter: `title: …` in YAML, `title = "…"` in TOML,
    /// `"title": "…"` in JSON.
    package func hint(_ key: String, _ value: HintValue) -> String {
        let syntax =
            switch FrontMatterFences(bytes) {
            case .closed(let syntax, _, _, _), .unclosed(let syntax, _, _, _): syntax
            case .none, .misspelt: FrontMatterSyntax.yaml
            }
        return syntax.line(key, value)
    }

    package func hint(_ key: String, _ text: String) -> String { hint(key, .text(text)) }
}

extension FrontMatterSyntax {
    fileprivate func line(_ key: String, _ value: HintValue) -> String {
        switch self {
        case .yaml: "\(key): \(text(value))"
        case .toml: "\(key) = \(text(value))"
        case .json: "\"\(key)\": \(text(value))"
        }
    }

    private func text(_ value: HintValue) -> String {
        switch value {
        case .text(let text): self == .yaml ? text : "\"\(text)\""
        case .literal(let text): text
        case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
        case .map(let entries): "{ \(entries.map { line($0.key, $0.value) }.joined(separator: ", ")) }"
        }
    }
}
