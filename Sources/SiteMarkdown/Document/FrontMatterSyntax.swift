/// The syntaxes of front matter, told apart by how the file begins.
enum FrontMatterSyntax: Hashable {
    case yaml, toml, json

    /// What the author writes to end the front matter.
    var closing: String {
        switch self {
        case .yaml: "---"
        case .toml: "+++"
        case .json: "}"
        }
    }

    /// - Parameter firstLine: without trailing blanks.
    init?(firstLine: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
        if firstLine.elementsEqual("---".utf8) {
            self = .yaml
        } else if firstLine.elementsEqual("+++".utf8) {
            self = .toml
        } else if firstLine.first == UInt8(ascii: "{"), looksLikeJSON(firstLine.dropFirst(), rest) {
            self = .json
        } else {
            return nil
        }
    }

    /// Whether a line ends the front matter. `...` is YAML's own end mark.
    func isClosing(_ line: ArraySlice<UInt8>) -> Bool {
        line.elementsEqual(closing.utf8) || self == .yaml && line.elementsEqual("...".utf8)
    }
}

/// `{{< shortcode >}}`, `{% tag %}` and `{:.class}` begin bodies of real files: only a brace that stands alone or before a
/// quote or the closing brace is JSON.
private func looksLikeJSON(_ afterBrace: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = afterBrace.first(where: { !isBlank($0) }) else { return !rest.isEmpty }
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
}
