/// The syntaxes of front matter. The beginning of the file determines the syntax.
enum FrontMatterSyntax: Hashable {
    case yaml, toml, json

    /// The line that ends the front matter.
    var closing: String {
        switch self {
        case .yaml: "---"
        case .toml: "+++"
        case .json: "}"
        }
    }

    /// - Parameter firstLine: The line without trailing white space.
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

    /// True if a line ends the front matter. `...` is YAML's own end mark.
    func isClosing(_ line: ArraySlice<UInt8>) -> Bool {
        line.elementsEqual(closing.utf8) || self == .yaml && line.elementsEqual("...".utf8)
    }
}

/// True if a brace begins JSON: it is alone on its line, or a quote or the closing brace follows. Real files also begin
/// with `{{< shortcode >}}`, `{% tag %}` and `{:.class}`.
private func looksLikeJSON(_ afterBrace: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = afterBrace.first(where: { !isBlank($0) }) else { return !rest.isEmpty }
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
}
