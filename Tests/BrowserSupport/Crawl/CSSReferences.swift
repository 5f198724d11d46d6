/// The addresses in a stylesheet: `url()`, and the strings of `@import`.
func cssReferences(_ css: String) -> [Reference] {
    let text = withoutComments(css)
    // The regular expression is local because `Regex` is not `Sendable`.
    let url = /(?i)url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/
    let imported = /(?i)@import\s+(?:"([^"]*)"|'([^']*)')/
    return text.matches(of: url).map { Reference(place: "url()", address: String($0.1 ?? $0.2 ?? $0.3 ?? "")) }
        + text.matches(of: imported).map { Reference(place: "@import", address: String($0.1 ?? $0.2 ?? "")) }
}

private func withoutComments(_ css: String) -> String {
    var result = ""
    var rest = css[...]
    while let start = rest.firstRange(of: "/*") {
        result += rest[..<start.lowerBound]
        let comment = rest[start.upperBound...]
        rest = comment.firstRange(of: "*/").map { comment[$0.upperBound...] } ?? ""
    }
    return result + rest
}
