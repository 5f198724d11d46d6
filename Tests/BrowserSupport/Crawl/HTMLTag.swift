/// A start tag, and the raw text behind it where the element holds no markup (`style`).
struct HTMLTag: Hashable, Sendable {
    /// In lower case.
    var name: String
    /// Names in lower case, values with character references resolved.
    var attributes: [String: String]
    var rawText: String = ""
}
